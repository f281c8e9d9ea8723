import { config, NOTICE_LANGUAGE } from '../../../domain/system/index.ts'
import type { UnitOfWork } from '../../../kernel/index.ts'

/** Whoever has chosen no language is told in that of the demo; what the product's own jobs tell would be Chinese otherwise. */
export async function tellInEnglish(uow: UnitOfWork) {
  const [said] = await uow.of(config).find({ configKey: NOTICE_LANGUAGE })
  if (said) await uow.of(config).patch(said, { configValue: 'en' })
}
