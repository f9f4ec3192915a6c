import { Practice } from '../practice/practice.tsx';

export function PracticePage() {
  return <Practice />;
}
