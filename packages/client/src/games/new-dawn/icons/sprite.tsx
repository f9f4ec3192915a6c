/** A piece of the map, beside the map. */
export function Sprite({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg className={`sprite ${className}`} viewBox="-27 -27 54 54" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
