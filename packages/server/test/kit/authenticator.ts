import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: Buffer): string => data.toString('base64url');

/** Just enough CBOR: small maps of numbers, texts and bytes. */
function cbor(value: unknown): Buffer {
  const head = (type: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(type << 5) | size]);
    return size < 256 ? Buffer.from([(type << 5) | 24, size]) : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map)) throw new Error('no CBOR for that');
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

/** A security key in software, which does what a test wants of it. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 1;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;
  private userHandle = '';

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  private authData(host: string, attested?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | VERIFIED | (attested ? ATTESTED : 0);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  private credential(response: object): object {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  make(options: { challenge: string; user: { id: string } }, { origin, host }: { origin: string; host: string }) {
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.authData(host, attested)],
    ]);
    const client = JSON.stringify({ type: 'webauthn.create', challenge: options.challenge, origin });
    return this.credential({
      clientDataJSON: b64(Buffer.from(client)),
      attestationObject: b64(cbor(attestation)),
      transports: ['internal'],
    });
  }

  sign({ challenge }: { challenge: string }, { origin, host }: { origin: string; host: string }) {
    this.counter++;
    const authData = this.authData(host);
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
    const signer = createSign('SHA256').update(Buffer.concat([authData, sha256(client)]));
    return this.credential({
      clientDataJSON: b64(client),
      authenticatorData: b64(authData),
      signature: b64(signer.sign(this.privateKey)),
      userHandle: this.userHandle,
    });
  }
}
