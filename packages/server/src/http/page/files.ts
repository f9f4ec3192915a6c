import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface StaticFile {
  path: string;
  type: string;
  /** Its name changes with its content: a browser never has to ask again. */
  isImmutable: boolean;
  etag: string;
  size: number;
}

/** The files of the page: what is not in this list is not served, whatever an address looks like. */
export interface Files {
  get(url: string): StaticFile | undefined;
  /** A body in one of the encodings that the browser takes. */
  body(file: StaticFile, accepts: (encoding: string) => boolean): { body: Buffer; encoding?: string };
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const COMPRESSED: Record<string, string> = { br: '.br', gzip: '.gz' };
const HASHED = /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const isText = (type: string): boolean => /^(text|application\/(json|manifest|xml|wasm)|image\/svg)/.test(type);

function describe(root: string, path: string): [string, StaticFile] {
  const url = `/${relative(root, path).split(sep).join('/')}`;
  const { size } = statSync(path);
  return [
    url,
    {
      path,
      size,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      isImmutable: url.startsWith('/assets/') && HASHED.test(url),
      etag: `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`,
    },
  ];
}

function listed(root: string): Map<string, StaticFile> {
  const isServed = (entry: Dirent) => entry.isFile() && !Object.values(COMPRESSED).includes(extname(entry.name));
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter(isServed);
  return new Map(entries.map((entry) => describe(root, join(entry.parentPath, entry.name))));
}

/** The files of a folder as they are now; undefined when there is no page in it. */
export function readFiles(root: string): Files | undefined {
  if (!existsSync(join(root, 'index.html'))) return undefined;
  const files = listed(root);
  const bodies = new Map<string, Buffer>();
  const cached = (key: string, make: () => Buffer): Buffer => {
    const body = bodies.get(key) ?? make();
    bodies.set(key, body);
    return body;
  };
  return {
    get: (url) => files.get(url),
    body(file, accepts) {
      for (const [encoding, ending] of Object.entries(COMPRESSED)) {
        const made = `${file.path}${ending}`;
        if (accepts(encoding) && (bodies.has(made) || existsSync(made)))
          return { body: cached(made, () => readFileSync(made)), encoding };
      }
      const plain = () => cached(file.path, () => readFileSync(file.path));
      if (!isText(file.type) || file.size < 1024 || !accepts('gzip')) return { body: plain() };
      return { body: cached(`${file.path} gzip`, () => gzipSync(plain())), encoding: 'gzip' };
    },
  };
}
