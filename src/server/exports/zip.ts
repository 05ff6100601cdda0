import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface FileInZip {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/** A ZIP archive, written while its files are made: nothing of them is held. Ends with the error of a file that fails. */
export function zipOf(files: readonly FileInZip[]): Readable {
  const archive = new ZipFile();
  const bytes = new PassThrough();
  archive.outputStream.pipe(bytes);
  for (const { name, content } of files) {
    const source = Readable.from(content);
    source.once('error', (error) => bytes.destroy(error));
    // Who stops reading ends what is read from.
    bytes.once('close', () => source.destroy());
    archive.addReadStream(source, name);
  }
  archive.end();
  return bytes;
}
