import type { Api } from './api.ts';

export interface ServedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without `/api`. */
  path: string;
}

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

/** Every call that the API's own documentation lists. */
export async function servedCalls({ anonymous }: Pick<Api, 'anonymous'>): Promise<ServedCall[]> {
  const { paths } = (await anonymous.get('/openapi.json')).body as unknown as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as ServedCall['method'], path })),
  );
}
