/** One chunk per language, without the words of the wall, the playground, the server's own documents, the office, the workshop and the settings. */
export const areas = import.meta.glob<Record<string, unknown>>(
  [
    '../../locales/zh/*.json',
    '!../../locales/zh/{bigscreen,demo,playground,limits,openapi,refusal,repairWork,rest,settings}.json',
    '!../../locales/zh/{account,adminScreens,boards,dashboard,duct,export,figures,files,identity,maintenance,organisation,profile,roller,system,wall}.json',
  ],
  { eager: true, import: 'default' },
)
