import { invalid, type Problem } from '../problems.ts';

/** Starts of files that are no text, whatever their name says: zip and office, older office, PDF. */
const NOT_TEXT = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];

/**
 * The text of an uploaded file: UTF-8 with or without byte order mark, or UTF-16 with one.
 * Throws 'Upload file should be in .csv format.' for anything else and for an empty file.
 */
export function decode(bytes: Buffer): string {
  if (bytes.length === 0 || NOT_TEXT.some((start) => start.every((byte, index) => bytes[index] === byte)))
    throw notCsv();
  const text = textOf(bytes);
  if (text === undefined || text.includes('\0')) throw notCsv();
  return text;
}

export function notCsv(): Problem {
  return invalid({ FormFile: ['upload.notCsv'] });
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
