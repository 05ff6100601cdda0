/** By what login, folded, somebody has changed a record: the product has no other list of who its users are. */
export const statements = [`alter table audit add column "byLoginFolded" text collate "C"`];
