/** Who has a calendar (DOMAIN.md §8). */
export const calendarRoles = ['superAdmin', 'trainer', 'instructor'] as const;
