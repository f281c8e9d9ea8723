export { equipment, equipmentUnit, holiday, shift, workshop } from '../../../../server/domain/masterdata/index.ts'
export { fault, faultCategory, repairer, repairLog, repairTimeLog, reporter, reportLog } from '../../../../server/domain/repair/index.ts'
