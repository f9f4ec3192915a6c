import type { RawSocket } from './raw-socket.ts';

/** What no page sends: everything that somebody may put on the wire of a socket that has come in to our namespace. */
export interface Kind {
  name: string;
  send(raw: RawSocket, table: string): void;
}

const RIGHT = { action: 'an-action-id', step: 1, undos: 0, value: 'pass' };
const LONGEST = 16 * 1024;

/** A message with a number, so that it has to be answered. */
const asks =
  (body: (table: string) => string): Kind['send'] =>
  (raw, table) =>
    raw.text(`42/play,7${body(table)}`);
const act = (change: object | string): Kind['send'] =>
  asks((table) =>
    typeof change === 'string' ? `["act",${change}]` : JSON.stringify(['act', { table, ...RIGHT, ...change }]),
  );
const packet =
  (text: string): Kind['send'] =>
  (raw) =>
    raw.text(text);

const SENDS: Record<string, Kind['send']> = {
  'no arguments': asks(() => '["act"]'),
  'no object': act('null'),
  'a text for an object': act('"act"'),
  'a number for an object': act('7'),
  'a list for an object': act('[[]]'),
  'an empty object': act('{}'),
  'two messages in one': asks(() => '["act",{},{}]'),
  'a field too many': act({ more: 1 }),
  'a table that is an object': act({ table: { toString: 1 } }),
  'a table that is a path': act({ table: '../../etc/passwd' }),
  'a table named like a prototype': act({ table: '__proto__!' }),
  'a step in words': act({ step: 'one' }),
  'a step that is no number': act('{"table":"abcd","action":"an-action-id","step":NaN,"undos":0,"value":"x"}'),
  'a step without end': act('{"table":"abcd","action":"an-action-id","step":1e999,"undos":0,"value":"x"}'),
  'a step below nothing': act({ step: -1 }),
  'half a step': act({ step: 0.5 }),
  'a value that is null': act({ value: null }),
  'a value that is an object': act({ value: { valueOf: 1 } }),
  'a list of lists': act({ value: [['pass']] }),
  'a long list': act({ value: Array.from({ length: 300 }, () => 'x') }),
  'a long text': act({ value: 'x'.repeat(8000) }),
  'lists in lists in lists': act(`${'['.repeat(7000)}${']'.repeat(7000)}`),
  'objects in objects': act(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
  'a polluted prototype': act('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  'the same name twice': act('{"table":"abcd","table":{"toString":1}}'),
  'half a pair of surrogates': act('{"table":"\\ud800\\ud800"}'),
  'letters under heaps of marks': asks((table) =>
    JSON.stringify(['say', { table, channel: 'table', text: `a${'\u0300'.repeat(5000)}`, action: 'x' }]),
  ),
  'an unknown name': asks(() => '["explain",{}]'),
  'the name of a method': asks(() => '["toString",{}]'),
  'the name of a prototype': asks(() => '["__proto__",{"polluted":1}]'),
  'a reserved name': asks(() => '["disconnect",{}]'),
  'a name that is a number': asks(() => '[7,{}]'),
  'no name': asks(() => '[]'),
  'an object for a message': packet('42/play,7{"act":1}'),
  'a message cut off': packet('42/play,7["act",{"table":'),
  'no JSON': packet('42/play,7["act",{table:abcd}]'),
  'a receipt for nothing': packet('43/play,1["ok"]'),
  'a receipt in parts': packet('461-/play,1[{"_placeholder":true,"num":0}]'),
  'an unknown kind of packet': packet('49/play,["act",{}]'),
  'no kind of packet': packet('4'),
  'an unknown kind of frame': packet('x'),
  'a second entrance': packet('40/play,'),
  'an entrance that is none': packet('40/play,[1]'),
  'an error of its own': packet('44/play,"boom"'),
  'another room': packet('42/nowhere,7["act",{}]'),
  'a room with a long name': packet(`40/${'x'.repeat(8000)},`),
  'more parts than it has': packet('4599-/play,7["act",{"_placeholder":true,"num":0}]'),
  'a part without a message': (raw) => raw.binary(Buffer.from('pass')),
  'a part that is another': (raw) => {
    raw.text('451-/play,7["act",{"_placeholder":true,"num":9}]');
    raw.binary(Buffer.from('pass'));
  },
  'words in the middle of parts': (raw) => {
    raw.text('451-/play,7["act",{"_placeholder":true,"num":0}]');
    raw.text('42/play,8["act",{}]');
  },
  'a message of 20 kB': act({ value: 'x'.repeat(LONGEST + 4000) }),
  'cut UTF-8': (raw) => raw.text(Buffer.concat([Buffer.from('42/play,7["act",{"table":"'), Buffer.from([0xe2, 0x82])])),
  'bytes that are no text': (raw) => raw.text(Buffer.from([0x34, 0x32, 0xff, 0xfe, 0xc0, 0x80])),
  'a frame of an unknown kind': (raw) => raw.frame(11, Buffer.from('act')),
  'a frame that is longer than it says': (raw) => raw.bytes(Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x34, 0x41, 0x42])),
  'a frame of a terabyte': (raw) => raw.bytes(Buffer.from([0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
  'a frame without a mask': (raw) => raw.bytes(Buffer.from([0x81, 0x02, 0x34, 0x32])),
};

export const MALFORMED: Kind[] = Object.entries(SENDS).map(([name, send]) => ({ name, send }));
