export function NewDawnGallery() {
  return null;
}
