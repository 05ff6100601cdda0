import { useKept } from './kept.ts';

export type Density = 'dense' | 'comfortable';

/** How densely the screens are set. */
export function useDensity(): [Density, (density: Density) => void] {
  const [kept, keep] = useKept<Density>('density');
  return [kept === 'comfortable' ? kept : 'dense', keep];
}
