/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // training.topicKey needs no index for sorting
  `drop index "training.topicKey.sort"`,
  // venue-location.country needs no index for sorting
  `drop index "venue-location.country.sort"`,
  // venue.venueLocationKey needs no index for sorting
  `drop index "venue.venueLocationKey.sort"`,
];
