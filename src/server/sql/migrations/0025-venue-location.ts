/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // venue-location.country is sorted by another index
  `drop index "venue-location.country.sort"`,
  // venue-location.country need no longer be at least 2 characters
  `alter table "venue-location" drop constraint "venue-location.country.minLength"`,
  // venue-location.country need no longer be at most 2 characters
  `alter table "venue-location" drop constraint "venue-location.country.maxLength"`,
  // venue-location.country is no longer kept in the form that is searched and sorted
  `alter table "venue-location" drop column "countryFolded"`,
  `create index "venue-location.country.sort" on "venue-location" (tenant, "country", key)`,
];
