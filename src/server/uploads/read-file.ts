import type { FastifyRequest } from 'fastify';
import { invalid, ofRecord, Problem } from '../problems.ts';
import { notCsv } from './decode.ts';

const FIELD = 'FormFile';

/**
 * The one file of a multipart body, in its field `FormFile`. Every part is read: what follows the file would otherwise
 * be ignored silently. Throws 400 for another field, a second part or a name that does not end in .csv, 413 and 415.
 */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new Problem(415, ofRecord('common.unsupportedType'));
  const files: { name: string; field: string; bytes: Buffer }[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') throw onePartOnly();
      files.push({ name: part.filename, field: part.fieldname, bytes: await part.toBuffer() });
    }
  } catch (error) {
    throw problemOf(error);
  }
  const [file, ...others] = files;
  if (!file || others.length > 0 || file.field !== FIELD) throw onePartOnly();
  if (!/[.]csv$/i.test(file.name)) throw notCsv();
  return file.bytes;
}

function onePartOnly(): Problem {
  return invalid({ [FIELD]: ['upload.oneFile'] });
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '' } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Problem(413, ofRecord('common.tooLarge'));
  return code.startsWith('FST_') ? onePartOnly() : new Problem(400, ofRecord('common.badRequest'));
}
