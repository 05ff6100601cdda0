import { createApi } from './api.ts';
import { createDataProvider, type RostrumDataProvider } from './data-provider.ts';
import { createSources } from './sources.ts';

/** The data provider of a signed-in person, for tests that render a part of the application over a fake API. */
export function dataInTests(): RostrumDataProvider {
  const identity = { hostname: 'localhost', token: () => Promise.resolve('token') };
  const api = createApi({ baseUrl: `${location.origin}/api`, identity });
  return createDataProvider(api, createSources({ api, foreignServers: {}, foreignApi: () => api }));
}
