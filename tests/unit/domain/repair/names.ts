export { repairTimeLog } from '../../../../server/domain/hours/index.ts'
export { equipment, equipmentUnit, holiday, shift, workshop } from '../../../../server/domain/masterdata/index.ts'
export { fault, faultCategory, repairer, repairLog, reporter, reportLog } from '../../../../server/domain/repair/index.ts'
