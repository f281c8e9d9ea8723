import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { GoTo } from '../../resource/GoTo.tsx'
import { OPEN, OVER } from '../shared/complaints/complaintStages.ts'

/** It says how records of these areas stand. */
const TIMELINE_WORDS = ['repair', 'inspection', 'maintenance', 'stock', 'duct', 'roller', 'shifts', 'handover']
const Timeline = lazyComponent(() => import('./Timeline.tsx').then((module) => module.Timeline), { words: TIMELINE_WORDS })
const Recurrences = lazyComponent(() => import('./Recurrences.tsx').then((module) => module.Recurrences))

const RollLabel = lazyComponent(() => import('./RollLabel.tsx').then((module) => module.RollLabel), { words: ['phone'] })
const OrderNumber = lazyComponent(() => import('./OrderNumber.tsx').then((module) => module.OrderNumber))
const Card = lazyComponent(() => import('./ComplaintCard.tsx').then((module) => module.ComplaintCard), { words: ['quality'] })
const Lead = lazyComponent(() => import('./ComplaintLead.tsx').then((module) => module.ComplaintLead))

export default defineScreen('complaint', {
  initial: () => ({ qaState: OPEN }),
  // Names give way before days and amounts do.
  widths: {
    ...{ claimNo: 160, trafficStatus: 76, customerId: 110, longCode: 84, claimCatId: 96, qaState: 84, prodState: 84, qaId: 80 },
    ...{ claimDate: 122, answerDue: 122, claimedAmount: 116, compAmount: 108 },
  },
  board: { sort: 'answerDue', over: ['CLOSED', 'REJECTED', 'VOIDED'], card: (row) => <Card row={row} /> },
  actions: {
    page: { title: 'complaints.page', isLater: true, dialog: ({ row, onDone }) => <GoTo to={`/complaints/${row.id}`} onDone={onDone} /> },
  },
  recordHeader: (row) => <Lead row={row} />,
  cuts: [
    { name: 'open', title: 'complaints.open', filter: { qaState: OPEN } },
    { name: 'red', title: 'complaints.red', filter: { qaState: OPEN, trafficStatus: 'RED' }, tone: 'danger' },
    {
      name: 'production',
      title: 'complaints.production',
      filter: { qaState: OPEN, prodState: 'WAITING,ANALYSING,MEASURES' },
      tone: 'warning',
    },
    { name: 'closed', title: 'complaints.closed', filter: { qaState: OVER } },
    { name: 'unsettled', title: 'complaints.unsettled', filter: { qaState: OVER, isSettled: 'false' }, tone: 'warning' },
  ],
  // The label of the roll first: it may answer much of the rest.
  form: ['paperRollNo', 'customerId', 'claimCatId', 'catComment', 'beforePhotoIds', 'request', 'claimDate', 'qaId', 'hasProd'],
  controls: { paperRollNo: RollLabel, prodNo: OrderNumber, soNo: OrderNumber },
  formParts: [
    {
      title: 'complaints.form.claim',
      fields: [
        'paperRollNo',
        'claimDate',
        'customerId',
        'claimCatId',
        'catComment',
        'request',
        'qaId',
        'hasProd',
        'claimFileIds',
        'beforePhotoIds',
      ],
    },
    {
      title: 'complaints.form.run',
      fields: [
        'longCode',
        'decorName',
        'prodNo',
        'soNo',
        'prodDate',
        'equipmentId',
        'shiftId',
        'shiftMasterId',
        'shiftMembers',
        'workerId',
      ],
    },
    {
      title: 'complaints.form.amounts',
      fields: ['quantity', 'producedQuantity', 'claimedAmount', 'compAmount', 'currencyNote', 'salesId', 'salesName'],
    },
    {
      title: 'complaints.form.answer',
      fields: [
        'qaComment',
        'answer',
        'claimCauseId',
        'causeComment',
        'claimMeasureId',
        'exeComment',
        'qaClaimStatusId',
        'prodClaimStatusId',
        'afterPhotoIds',
        'remark',
      ],
    },
  ],
  tone: (row) => (row.trafficStatus === 'RED' ? 'danger' : row.trafficStatus === 'YELLOW' ? 'warning' : undefined),
  tabs: {
    recurrences: (row) => <Recurrences id={row.id} />,
    timeline: (row) => <Timeline id={row.id} />,
  },
})
