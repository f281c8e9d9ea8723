import { useSyncExternalStore } from 'react'
import { errorLog } from '../kit/errorLog.ts'

export const useFaultCount = () => useSyncExternalStore(errorLog.subscribe, errorLog.get).reduce((sum, fault) => sum + fault.times, 0)
