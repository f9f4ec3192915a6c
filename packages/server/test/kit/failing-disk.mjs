import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';

// Loaded before the server: from the moment this file is there, the disk keeps nothing.
const flag = process.env.DISK_FAILS_WITH ?? '';

const handle = await open('/dev/null');
const proto = Object.getPrototypeOf(handle);
await handle.close();
const { datasync } = proto;
proto.datasync = function () {
  if (!existsSync(flag)) return datasync.call(this);
  return Promise.reject(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
};
