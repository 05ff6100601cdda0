import { useDataProvider } from 'react-admin';
import type { RostrumDataProvider } from './data-provider.ts';

/** The data provider with our own methods, which react-admin passes through. */
export function useRostrumData(): RostrumDataProvider {
  return useDataProvider<RostrumDataProvider>();
}
