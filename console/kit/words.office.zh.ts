/** The words of pages that few people open every day. */
export const areas = import.meta.glob<Record<string, unknown>>(
  '../../locales/zh/{account,adminScreens,boards,calendar,dashboard,duct,export,files,identity,inspection,jobs,inspectionRound,maintenance,notice,noticeScreens,organisation,profile,roller,stock,system,wall}.json',
  { eager: true, import: 'default' },
)
