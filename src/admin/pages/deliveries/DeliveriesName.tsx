import { useTranslate } from 'react-admin';

/** What the tab of deliveries is called. */
export function DeliveriesName() {
  return useTranslate()('administration.deliveries');
}
