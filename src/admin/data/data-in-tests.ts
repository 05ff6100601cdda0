import { createApi } from './api.ts';
import { createDataProvider, type RostrumDataProvider } from './data-provider.ts';

/** The data provider of a signed-in person, for tests that render a part of the application over a fake API. */
export function dataInTests(): RostrumDataProvider {
  const token = () => Promise.resolve('token');
  return createDataProvider(createApi({ baseUrl: `${location.origin}/api`, hostname: 'localhost', token }));
}
