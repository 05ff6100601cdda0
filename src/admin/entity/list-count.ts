import { useGetList, type GetListParams } from 'react-admin';

/** Which records are counted: those of a filter, or of another call (`meta.list`). */
type Counted = Pick<Partial<GetListParams>, 'filter' | 'meta'>;

/** How many records a list has; undefined until it is known. */
export function useListCount(entity: string, counted: Counted): number | undefined {
  return useGetList(entity, { pagination: { page: 1, perPage: 1 }, ...counted }).total;
}
