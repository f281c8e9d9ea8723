/** The words of pages that few people open every day. */
export const areas = import.meta.glob<Record<string, unknown>>(
  '../../locales/en/{account,adminScreens,boards,dashboard,duct,export,files,identity,maintenance,organisation,profile,roller,system,wall}.json',
  { eager: true, import: 'default' },
)
