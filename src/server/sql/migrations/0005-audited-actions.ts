/** The history says which action made a change. */
export const statements = [`alter table audit add column action text collate "C"`];
