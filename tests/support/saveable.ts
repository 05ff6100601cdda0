import { entities } from '#model/entities.ts';

/** The entities whose records people make by `save`; calls of their own write the others. */
export const saveable = entities.filter(({ access }) => access.create.length > 0);
