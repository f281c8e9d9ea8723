/** The words of pages that few people open every day. */
export const areas = import.meta.glob<Record<string, unknown>>(
  '../../locales/en/{account,adminScreens,boards,export,identity,maintenance,profile,system}.json',
  { eager: true, import: 'default' },
)
