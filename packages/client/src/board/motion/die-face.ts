const SVG = 'http://www.w3.org/2000/svg';

/** Where the pips of a die lie, from its middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

/** A die as a picture that flies over the page, outside of what React draws. */
export function dieFace(value: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-12 -12 24 24');
  svg.setAttribute('class', 'm-motion-piece m-die-face');
  const body = document.createElementNS(SVG, 'rect');
  for (const [name, at] of Object.entries({ x: -11, y: -11, width: 22, height: 22, rx: 5 }))
    body.setAttribute(name, `${at}`);
  svg.append(body);
  for (const [x, y] of PIPS[value] ?? []) {
    const pip = document.createElementNS(SVG, 'circle');
    for (const [name, at] of Object.entries({ cx: x, cy: y, r: 2.2 })) pip.setAttribute(name, `${at}`);
    svg.append(pip);
  }
  return svg;
}
