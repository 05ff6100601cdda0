import { useEffect, useRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/**
 * A tree of its own: the screens in it have a router and an address of their own, and react-router lets no router stand
 * within another.
 */
export function PreviewRoot({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const own = createRoot(place.current);
    root.current = own;
    // A tree can't be taken down while another one is being drawn.
    return () => queueMicrotask(() => own.unmount());
  }, []);
  useEffect(() => root.current?.render(children));
  return <div ref={place} />;
}
