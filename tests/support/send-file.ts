import type { Answer, Client } from './client.ts';

export interface Sending {
  /** Of the file. */
  name: string;
  /** The part of the form that it is sent in. */
  field: string;
  /** The content of a second file. */
  more: string;
  query: Record<string, string>;
}

/** Uploads a file as a browser does. `path` is without `/api`. */
export async function sendFile(
  client: Client,
  path: string,
  file: string | Buffer,
  { name = 'records.csv', field = 'FormFile', more, query = {} }: Partial<Sending> = {},
): Promise<Answer> {
  const form = new FormData();
  form.append(field, new Blob([file as BlobPart]), name);
  if (more) form.append('more', new Blob([more]), 'more.csv');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return client.send({
    method: 'POST',
    url: `/api${path}`,
    query,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
