import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface FileInZip {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/** What the directory at the end tells of a file. */
interface Entry {
  name: Buffer;
  /** Where it begins. */
  at: number;
  crc: number;
  /** Bytes as they stand in the archive, and as they were. */
  packed: number;
  size: number;
}

/** A ZIP archive (PKWARE APPNOTE, without ZIP64), written while its files are made: nothing of them is held. */
export async function* zipOf(files: readonly FileInZip[]): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const entry: Entry = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([u32(LOCAL), ...factsOf(entry), u16(0), entry.name]);
    yield head;
    for await (const part of deflated(content, entry)) {
      entry.packed += part.length;
      yield part;
    }
    const facts = Buffer.concat([u32(DESCRIPTOR), u32(entry.crc), u32(entry.packed), u32(entry.size)]);
    yield facts;
    entries.push(entry);
    at += head.length + entry.packed + facts.length;
  }
  const directory = Buffer.concat(entries.map((entry) => directoryEntryOf(entry)));
  const count = u16(entries.length);
  yield directory;
  yield Buffer.concat([u32(END), u16(0), u16(0), count, count, u32(directory.length), u32(at), u16(0)]);
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The sizes follow the file, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1 January 1980, the first day that there is. */
const DATE = 0x21;

/** The bytes of a file, packed; what they were is counted on the way. */
function deflated(content: FileInZip['content'], entry: Entry): AsyncIterable<Buffer> {
  const counted = async function* () {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  };
  // Who reads the packed bytes is told of failures.
  return pipeline(Readable.from(counted()), createDeflateRaw(), () => {});
}

/** What both the head of a file and its entry in the directory say; a head says no sizes yet. */
function factsOf({ name, crc, packed, size }: Entry): Buffer[] {
  const sizes = [u32(crc), u32(packed), u32(size)];
  return [u16(VERSION), u16(FLAGS), u16(DEFLATE), u16(0), u16(DATE), ...sizes, u16(name.length)];
}

function directoryEntryOf(entry: Entry): Buffer {
  const unused = [u16(0), u16(0), u16(0), u16(0), u32(0)];
  return Buffer.concat([u32(CENTRAL), u16(VERSION), ...factsOf(entry), ...unused, u32(entry.at), entry.name]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
