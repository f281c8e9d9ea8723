/** Why somebody is not there. */
export type AbsenceReason =
  /** Works in shifts, and not in the one that is on. */
  | 'OFF_SHIFT'
  /** On approved leave. */
  | 'ON_LEAVE';

/** What people may change of their own account. */
export type AccountInput = {
  /** E-mail address. */
  readonly email?: string | null | undefined;
  /** UNKNOWN, MALE, FEMALE or CONFIDENTIAL. */
  readonly gender?: string | null | undefined;
  /** Mobile number. */
  readonly mobile?: string | null | undefined;
};

/** A number that belongs to one of several records. */
export type AmountInput = {
  /** The number. */
  readonly amount: number;
  /** The record. */
  readonly id: string;
};

/** App version: Platform. */
export type AppVersionPlatform =
  /** Android */
  | 'ANDROID'
  /** iOS */
  | 'IOS';

/** Which Attendance record records a list holds. */
export type AttendanceFilter = {
  /** Date */
  readonly date?: DateFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Attendance */
  readonly presence?: AttendancePresenceFilter | null | undefined;
  /** Shift */
  readonly shiftId?: IdFilter | null | undefined;
  /** Recorded by */
  readonly source?: AttendanceSourceFilter | null | undefined;
  /** Status */
  readonly status?: AttendanceStatusFilter | null | undefined;
  /** Worker */
  readonly workerId?: IdFilter | null | undefined;
};

/** What is said of somebody in a shift. */
export type AttendanceMark =
  /** Not there. */
  | 'ABSENT'
  /** Comes this minute. */
  | 'ARRIVES'
  /** There since the shift began. */
  | 'HERE'
  /** Nothing is said of them any more. */
  | 'NONE';

/** Attendance record: Attendance. */
export type AttendancePresence =
  /** Absent */
  | 'ABSENT'
  /** Late */
  | 'LATE'
  /** Present */
  | 'PRESENT';

/** Conditions on one field; all that are given must hold. */
export type AttendancePresenceFilter = {
  /** Equal to. */
  readonly eq?: AttendancePresence | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<AttendancePresence> | null | undefined;
};

/** Attendance record: Recorded by. */
export type AttendanceSource =
  /** Shift lead */
  | 'LEAD'
  /** Worker */
  | 'SELF';

/** Conditions on one field; all that are given must hold. */
export type AttendanceSourceFilter = {
  /** Equal to. */
  readonly eq?: AttendanceSource | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<AttendanceSource> | null | undefined;
};

/** Attendance record: Status. */
export type AttendanceStatus =
  /** Recorded */
  | 'RECORDED'
  /** Voided */
  | 'VOIDED';

/** Conditions on one field; all that are given must hold. */
export type AttendanceStatusFilter = {
  /** Equal to. */
  readonly eq?: AttendanceStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<AttendanceStatus> | null | undefined;
};

/** Audit check: What is wrong. */
export type AuditCheckBreach =
  /** Row was changed */
  | 'changed'
  /** Row is a copy */
  | 'copied'
  /** End was cut off */
  | 'endCutOff'
  /** End was replaced */
  | 'endReplaced'
  /** Row was inserted */
  | 'inserted'
  /** Written under another JWT_SECRET */
  | 'otherSecret'
  /** Row was removed */
  | 'removed'
  /** Seal was changed */
  | 'sealForged'
  /** Seal is missing */
  | 'sealMissing'
  /** Row was swapped */
  | 'swapped';

/** Audit check: Log. */
export type AuditCheckBrokenLog =
  /** Sign-in log */
  | 'loginLog'
  /** Operation log */
  | 'operationLog';

/** Audit check: Trigger. */
export type AuditCheckCause =
  /** Continuous */
  | 'CONTINUOUS'
  /** Manual */
  | 'MANUAL'
  /** Schedule */
  | 'SCHEDULED';

/** Audit check: Result. */
export type AuditCheckState =
  /** Tampered */
  | 'BROKEN'
  /** Failed */
  | 'FAILED'
  /** Running */
  | 'RUNNING'
  /** Tampered, signed off */
  | 'SIGNED_OFF'
  /** Intact */
  | 'SOUND';

/** What an auto-login link says. */
export type AutoLoginInput = {
  /** Key of the link; may be left out from trusted addresses only. */
  readonly key?: string | null | undefined;
  /** Mobile number of the user. */
  readonly mobile: string;
};

/** Sign-in link: Status. */
export type AutoLoginLinkStatus =
  /** Active */
  | 'ACTIVE'
  /** Revoked */
  | 'REVOKED'
  /** Used */
  | 'USED';

/** Backup: Trigger. */
export type BackupCause =
  /** Manual */
  | 'MANUAL'
  /** Command line */
  | 'OUTSIDE'
  /** Schedule */
  | 'SCHEDULED';

/** Backup: Status. */
export type BackupState =
  /** Damaged */
  | 'BROKEN'
  /** Failed */
  | 'FAILED'
  /** Completed */
  | 'MADE'
  /** Deleted */
  | 'REMOVED'
  /** Running */
  | 'RUNNING'
  /** Verified */
  | 'SOUND';

/** Conditions on one field; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  readonly eq?: boolean | null | undefined;
};

/** Call: Skipped because. */
export type CallAttemptSkipped =
  /** Nobody scheduled */
  | 'NOBODY'
  /** Not reachable by the channels of this step */
  | 'NO_ADDRESS'
  /** Off shift */
  | 'OFF_SHIFT'
  /** On leave */
  | 'ON_LEAVE'
  /** Notice type disabled */
  | 'SWITCHED_OFF';

/** Call ladder step: Who is called. */
export type CallLadderStepWhom =
  /** Night repair phone */
  | 'NIGHT_TEL'
  /** User */
  | 'PERSON'
  /** Receiver */
  | 'RECEIVER'
  /** Repairer on duty */
  | 'REPAIRER_ON_DUTY'
  /** Shift lead */
  | 'SHIFT_LEAD';

/** A change of password. */
export type ChangePasswordInput = {
  /** Lower-case hex SHA-256 of the password that was typed. */
  readonly newPassword: string;
  /** Lower-case hex SHA-256 of the password that was typed. */
  readonly oldPassword: string;
};

/** What becomes of an assignment that breaks a rule. */
export type ClashSeverity =
  /** It is refused. */
  | 'REFUSE'
  /** It is let pass. */
  | 'WARN';

/** Complaint action: Status. */
export type ComplaintActionState =
  /** Cancelled */
  | 'CANCELLED'
  /** Done */
  | 'DONE'
  /** Effective */
  | 'EFFECTIVE'
  /** Open */
  | 'OPEN';

/** Where a suggested value comes from. */
export type ComplaintPrefillSource =
  /** Earlier complaints of the same roll, order or decor, which all say so. */
  | 'COMPLAINT'
  /** What the label says. */
  | 'LABEL'
  /** The roller that the label names. */
  | 'ROLLER';

/** Complaint: Production track. */
export type ComplaintProdState =
  /** Analyzing */
  | 'ANALYSING'
  /** Done */
  | 'DONE'
  /** Measures */
  | 'MEASURES'
  /** Waiting */
  | 'WAITING';

/** Complaint: QA track. */
export type ComplaintQaState =
  /** Answered */
  | 'ANSWERED'
  /** Closed */
  | 'CLOSED'
  /** Investigating */
  | 'INVESTIGATING'
  /** New */
  | 'NEW'
  /** Not justified */
  | 'REJECTED'
  /** Voided */
  | 'VOIDED';

/** What kind of thing happened. */
export type ComplaintTimelineKind =
  /** Somebody was on leave or did not come. */
  | 'ABSENCE'
  /** Another complaint of what was made there then. */
  | 'COMPLAINT'
  /** Who was scheduled. */
  | 'CREW'
  /** An ink tank was worked on. */
  | 'DUCT'
  /** What one shift told the next. */
  | 'HANDOVER'
  /** Ink was taken or brought back. */
  | 'INK'
  /** An opened can of ink stood at the machine. */
  | 'INK_CAN'
  /** An inspection was out of range, or missed. */
  | 'INSPECTION'
  /** Maintenance was planned, done or postponed. */
  | 'MAINTENANCE'
  /** A parameter, or the record of the machine, an ink tank or a roller, was changed. */
  | 'PARAMETER'
  /** The machine was repaired. */
  | 'REPAIR'
  /** A fault was reported. */
  | 'REPORT'
  /** A roller of the decor was mounted, dismounted or worked on. */
  | 'ROLLER'
  /** A roller of the decor was out for repair. */
  | 'ROLLER_REPAIR';

/** Complaint: Traffic light. */
export type ComplaintTrafficStatus =
  /** Green */
  | 'GREEN'
  /** Grey */
  | 'GREY'
  /** Red */
  | 'RED'
  /** Yellow */
  | 'YELLOW';

/** Values to write; see the fields. */
export type CompleteRepairLogInput = {
  /** Causes */
  readonly causes?: string | null | undefined;
  /** Completed at */
  readonly completeDate?: string | null | undefined;
  /** Work done */
  readonly description?: string | null | undefined;
  /** Expected days */
  readonly expectedDays?: number | null | undefined;
  /** Fault category */
  readonly faultCategoryId?: string | null | undefined;
  /** Faults */
  readonly faultIds?: ReadonlyArray<string> | null | undefined;
  /** Man-hours */
  readonly hours?: ReadonlyArray<AmountInput> | null | undefined;
  /** Notify receivers */
  readonly needNotice?: boolean | null | undefined;
  /** Reason for taking reserved stock */
  readonly overrideReason?: string | null | undefined;
  /** Reserved parts */
  readonly takenParts?: ReadonlyArray<AmountInput> | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
  /** Running with fault */
  readonly usableWithFault?: boolean | null | undefined;
};

/** Parameter: Built-in. */
export type ConfigConfigType =
  /** No */
  | 'N'
  /** Yes */
  | 'Y';

/** Values to write; see the fields. */
export type CreateComplaintEvidenceInput = {
  /** Complaint */
  readonly complaintId: string;
  /** Kind of record */
  readonly ofResource: string;
  /** Record id */
  readonly recordId: number;
  /** Remark */
  readonly remark?: string | null | undefined;
};

/** Values to write; see the fields. */
export type CreateDepartmentInput = {
  /** Department name */
  readonly deptName: string;
  /** Email */
  readonly email?: string | null | undefined;
  /** Manager */
  readonly leader?: string | null | undefined;
  /** Parent department */
  readonly parentId?: string | null | undefined;
  /** Phone */
  readonly phone?: string | null | undefined;
  /** Sort order */
  readonly sortOrder?: number | null | undefined;
  /** Status */
  readonly status?: DepartmentStatus | null | undefined;
};

/** Values to write; see the fields. */
export type CreateDictDataInput = {
  /** CSS class */
  readonly cssClass?: string | null | undefined;
  /** Default */
  readonly isDefault?: boolean | null | undefined;
  /** Label */
  readonly label: string;
  /** English label */
  readonly labelEn?: string | null | undefined;
  /** List style */
  readonly listClass?: string | null | undefined;
  /** Remarks */
  readonly remark?: string | null | undefined;
  /** Sort order */
  readonly sortOrder?: number | null | undefined;
  /** Status */
  readonly status?: DictDataStatus | null | undefined;
  /** Dictionary */
  readonly typeId: string;
  /** Value */
  readonly value: string;
};

/** Values to write; see the fields. */
export type CreateRepairTimeLogInput = {
  /** Work done */
  readonly detail?: string | null | undefined;
  /** Ink tank */
  readonly ductId?: string | null | undefined;
  /** Machine */
  readonly equipmentId?: string | null | undefined;
  /** Man-hours */
  readonly hours: number;
  /** Inspection order */
  readonly inspectionId?: string | null | undefined;
  /** Date */
  readonly logDate: string;
  /** Maintenance order */
  readonly maintenanceId?: string | null | undefined;
  /** Repair */
  readonly repairId?: string | null | undefined;
  /** Repairer */
  readonly repairerId: string;
  /** Unit */
  readonly unitId?: string | null | undefined;
};

/** Values to write; see the fields. */
export type CreateReportLogInput = {
  /** Description */
  readonly description: string;
  /** Ink tank faults */
  readonly ductFaultIds?: ReadonlyArray<string> | null | undefined;
  /** Ink tank */
  readonly ductId?: string | null | undefined;
  /** Subject */
  readonly equCategory?: ReportLogEquCategory | null | undefined;
  /** Machine */
  readonly equipmentId?: string | null | undefined;
  /** Inspection order */
  readonly inspectionId?: string | null | undefined;
  /** Machine stopped */
  readonly isStopped?: boolean | null | undefined;
  /** Photos */
  readonly photoIds?: ReadonlyArray<string> | null | undefined;
  /** Reported at */
  readonly reportDate?: string | null | undefined;
  /** Reporter */
  readonly reporterId?: string | null | undefined;
  /** Unit */
  readonly unitId?: string | null | undefined;
  /** Urgency */
  readonly urgency?: ReportLogUrgency | null | undefined;
};

/** Values to write; see the fields. */
export type CreateRollerLogInput = {
  /** Details */
  readonly detail?: string | null | undefined;
  /** Machine */
  readonly equipmentId?: string | null | undefined;
  /** Date */
  readonly logDate: string;
  /** Operation */
  readonly operationId: string;
  /** Operator */
  readonly operatorId?: string | null | undefined;
  /** Roller */
  readonly rollerId: string;
};

/** Values to write; see the fields. */
export type CreateRollerRepairInput = {
  /** Details */
  readonly detail?: string | null | undefined;
  /** Due back */
  readonly expectedReturnDate: string;
  /** Repair work */
  readonly operationId?: string | null | undefined;
  /** Handled by */
  readonly operatorId?: string | null | undefined;
  /** Sent on */
  readonly outDate: string;
  /** Repair company */
  readonly repairerId: string;
  /** Roller */
  readonly rollerId: string;
};

/** A view to keep. */
export type CreateSavedViewInput = {
  /** Name of its icon. */
  readonly icon?: string | null | undefined;
  /** Its name, at most 40 characters. */
  readonly name: string;
  /** Every how many seconds the list is read again, 10 to 3600. */
  readonly refreshSeconds?: number | null | undefined;
  /** Name of the resource whose list it is. */
  readonly resource: string;
  /** JSON of at most 8,000 characters. */
  readonly state: string;
};

/** Values to write; see the fields. */
export type CreateSparePartLogInput = {
  /** Date */
  readonly bookedAt?: string | null | undefined;
  /** Counted at */
  readonly countedAt?: string | null | undefined;
  /** Used on machine */
  readonly equipmentId?: string | null | undefined;
  /** Maintenance order */
  readonly maintenanceOrderId?: string | null | undefined;
  /** Reason for taking reserved stock */
  readonly overrideReason?: string | null | undefined;
  /** Spare part */
  readonly partId: string;
  /** Quantity */
  readonly quantity?: number | null | undefined;
  /** Counted quantity */
  readonly quantityCheck?: number | null | undefined;
  /** Remarks */
  readonly remark?: string | null | undefined;
  /** Repair */
  readonly repairLogId?: string | null | undefined;
  /** Repairer */
  readonly repairerId?: string | null | undefined;
  /** Movement */
  readonly storeType: SparePartLogStoreType;
  /** Unit price */
  readonly unitPrice?: number | null | undefined;
  /** Used for */
  readonly usage?: string | null | undefined;
};

/** Values to write; see the fields. */
export type CreateStocktakeLineInput = {
  /** Code */
  readonly code: string;
  /** Counted quantity */
  readonly counted?: number | null | undefined;
  /** Counted at */
  readonly countedAt?: string | null | undefined;
  /** Note */
  readonly note?: string | null | undefined;
  /** Stocktake no. */
  readonly stocktakeNo: string;
};

/** Values to write; see the fields. */
export type CreateUserInput = {
  /** Department */
  readonly departmentId?: string | null | undefined;
  /** Email */
  readonly email?: string | null | undefined;
  /** Gender */
  readonly gender?: UserGender | null | undefined;
  /** Page after sign-in */
  readonly landingPage?: string | null | undefined;
  /** Mobile number */
  readonly mobile?: string | null | undefined;
  /** Name */
  readonly name: string;
  /** Password */
  readonly password?: string | null | undefined;
  /** Plants */
  readonly plantIds: ReadonlyArray<string>;
  /** Job titles */
  readonly postIds?: ReadonlyArray<string> | null | undefined;
  /** Remarks */
  readonly remark?: string | null | undefined;
  /** Roles */
  readonly roleIds?: ReadonlyArray<string> | null | undefined;
  /** Status */
  readonly status?: UserStatus | null | undefined;
  /** Username */
  readonly username: string;
};

/** Values to write; see the fields. */
export type CreateWorkshopInput = {
  /** Workshop name */
  readonly name: string;
  /** Sort order */
  readonly sortOrder?: number | null | undefined;
  /** Status */
  readonly status?: WorkshopStatus | null | undefined;
};

/** Conditions on one field; all that are given must hold. */
export type DateFilter = {
  /** Equal to. */
  readonly eq?: string | null | undefined;
  /** From this value on, inclusive. */
  readonly from?: string | null | undefined;
  /** Up to this value, inclusive. */
  readonly to?: string | null | undefined;
};

/** Conditions on one field; all that are given must hold. */
export type DateTimeFilter = {
  /** From this value on, inclusive. */
  readonly from?: string | null | undefined;
  /** Up to this value, inclusive. */
  readonly to?: string | null | undefined;
};

/** Department: Status. */
export type DepartmentStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Dictionary entry: Status. */
export type DictDataStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Dictionary: Status. */
export type DictTypeStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Which Ink tank records a list holds. */
export type DuctFilter = {
  /** Tank no. */
  readonly ductNo?: TextFilter | null | undefined;
  /** Machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Status */
  readonly status?: DuctStatusFilter | null | undefined;
};

/** Ink tank job: Job type. */
export type DuctLogKind =
  /** Cleaning */
  | 'CLEAN'
  /** Repair */
  | 'REPAIR'
  /** Replacement */
  | 'REPLACE';

/** Ink tank: Status. */
export type DuctStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Conditions on one field; all that are given must hold. */
export type DuctStatusFilter = {
  /** Equal to. */
  readonly eq?: DuctStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<DuctStatus> | null | undefined;
};

/** Machine: Category. */
export type EquipmentCategory =
  /** Ink tank */
  | 'DUCT'
  /** Machine */
  | 'EQUIPMENT';

/** Conditions on one field; all that are given must hold. */
export type EquipmentCategoryFilter = {
  /** Equal to. */
  readonly eq?: EquipmentCategory | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<EquipmentCategory> | null | undefined;
};

/** Machine: Criticality. */
export type EquipmentCriticality =
  /** A – critical */
  | 'A'
  /** B – important */
  | 'B'
  /** C – standard */
  | 'C';

/** Conditions on one field; all that are given must hold. */
export type EquipmentCriticalityFilter = {
  /** Equal to. */
  readonly eq?: EquipmentCriticality | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<EquipmentCriticality> | null | undefined;
};

/** Which Machine records a list holds. */
export type EquipmentFilter = {
  /** Category */
  readonly category?: EquipmentCategoryFilter | null | undefined;
  /** Criticality */
  readonly criticality?: EquipmentCriticalityFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** In service since */
  readonly inServiceSince?: DateFilter | null | undefined;
  /** Show on wall displays */
  readonly isAssembly?: BooleanFilter | null | undefined;
  /** Paused */
  readonly isPaused?: BooleanFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Linked machine */
  readonly linkedId?: IdFilter | null | undefined;
  /** Trade */
  readonly maintCraft?: EquipmentMaintCraftFilter | null | undefined;
  /** Machine name */
  readonly name?: TextFilter | null | undefined;
  /** Machine no. */
  readonly number?: TextFilter | null | undefined;
  /** Status */
  readonly state?: EquipmentStateFilter | null | undefined;
  /** Status */
  readonly status?: EquipmentStatusFilter | null | undefined;
  /** Vendor */
  readonly vendorId?: IdFilter | null | undefined;
  /** Workshop */
  readonly workshopId?: IdFilter | null | undefined;
};

/** Machine: Trade. */
export type EquipmentMaintCraft =
  /** Electrical */
  | 'ELECTRICAL'
  /** Hydraulic */
  | 'HYDRAULIC'
  /** Mechanical */
  | 'MECHANICAL'
  /** Other */
  | 'OTHER';

/** Conditions on one field; all that are given must hold. */
export type EquipmentMaintCraftFilter = {
  /** Equal to. */
  readonly eq?: EquipmentMaintCraft | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<EquipmentMaintCraft> | null | undefined;
};

/** Machine: Status. */
export type EquipmentState =
  /** Running with fault */
  | 'FAULTY'
  /** Running */
  | 'RUNNING'
  /** Stopped */
  | 'STOPPED'
  /** Under maintenance */
  | 'UNDER_MAINTENANCE';

/** Conditions on one field; all that are given must hold. */
export type EquipmentStateFilter = {
  /** Equal to. */
  readonly eq?: EquipmentState | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<EquipmentState> | null | undefined;
};

/** Machine: Status. */
export type EquipmentStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Conditions on one field; all that are given must hold. */
export type EquipmentStatusFilter = {
  /** Equal to. */
  readonly eq?: EquipmentStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<EquipmentStatus> | null | undefined;
};

/** Which Machine unit records a list holds. */
export type EquipmentUnitFilter = {
  /** Machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Unit name */
  readonly name?: TextFilter | null | undefined;
  /** Status */
  readonly status?: EquipmentUnitStatusFilter | null | undefined;
};

/** Machine unit: Status. */
export type EquipmentUnitStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Conditions on one field; all that are given must hold. */
export type EquipmentUnitStatusFilter = {
  /** Equal to. */
  readonly eq?: EquipmentUnitStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<EquipmentUnitStatus> | null | undefined;
};

/** Which Fault records a list holds. */
export type FaultFilter = {
  /** Fault category */
  readonly categoryId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Fault name */
  readonly name?: TextFilter | null | undefined;
  /** Status */
  readonly status?: FaultStatusFilter | null | undefined;
};

/** Fault: Status. */
export type FaultStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Conditions on one field; all that are given must hold. */
export type FaultStatusFilter = {
  /** Equal to. */
  readonly eq?: FaultStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<FaultStatus> | null | undefined;
};

/** What a check is about. */
export type HealthGroup =
  /** The database. */
  | 'BASE'
  /** The machine and its disk. */
  | 'MACHINE'
  /** What leads in and out. */
  | 'NETWORK'
  /** Backups and secrets. */
  | 'SAFETY'
  /** Queue and processes. */
  | 'WORK';

/** How something fares. */
export type HealthLight =
  /** It works. */
  | 'GREEN'
  /** It does not work, or soon will not. */
  | 'RED'
  /** It works, and somebody should look at it before it does not. */
  | 'YELLOW';

/** Conditions on one field; all that are given must hold. */
export type IdFilter = {
  /** Equal to. */
  readonly eq?: string | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<string> | null | undefined;
};

/** Ink can: Status. */
export type InkCanState =
  /** Empty */
  | 'EMPTY'
  /** Unopened */
  | 'FULL'
  /** At machine */
  | 'OPEN'
  /** Opened */
  | 'PARTIAL'
  /** Receipt reversed */
  | 'VOID';

/** Ink batch: Shelf life. */
export type InkStockExpiry =
  /** Expired */
  | 'EXPIRED'
  /** In date */
  | 'FRESH'
  /** Expires soon */
  | 'SOON';

/** Conditions on one field; all that are given must hold. */
export type InkStockExpiryFilter = {
  /** Equal to. */
  readonly eq?: InkStockExpiry | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<InkStockExpiry> | null | undefined;
};

/** Which Ink batch records a list holds. */
export type InkStockFilter = {
  /** Batch */
  readonly batchNo?: TextFilter | null | undefined;
  /** Expiry date */
  readonly expiringDate?: DateFilter | null | undefined;
  /** Shelf life */
  readonly expiry?: InkStockExpiryFilter | null | undefined;
  /** In stock */
  readonly hasStock?: BooleanFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Ink */
  readonly inkId?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Last movement */
  readonly lastMovedAt?: DateTimeFilter | null | undefined;
  /** Location */
  readonly locationId?: IdFilter | null | undefined;
  /** Received on */
  readonly receivedDate?: DateFilter | null | undefined;
  /** Status */
  readonly state?: InkStockStateFilter | null | undefined;
};

/** Ink batch: Status. */
export type InkStockState =
  /** Available */
  | 'OPEN'
  /** In quarantine */
  | 'QUARANTINED';

/** Conditions on one field; all that are given must hold. */
export type InkStockStateFilter = {
  /** Equal to. */
  readonly eq?: InkStockState | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<InkStockState> | null | undefined;
};

/** Which Inspection order records a list holds. */
export type InspectionOrderFilter = {
  /** Check */
  readonly checkName?: TextFilter | null | undefined;
  /** Recorded at */
  readonly doneAt?: DateTimeFilter | null | undefined;
  /** End */
  readonly dueUntil?: DateTimeFilter | null | undefined;
  /** Machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Cycle */
  readonly inspectCycle?: InspectionOrderInspectCycleFilter | null | undefined;
  /** Method */
  readonly inspectMode?: InspectionOrderInspectModeFilter | null | undefined;
  /** Inspection no. */
  readonly inspectNo?: TextFilter | null | undefined;
  /** Inspector */
  readonly inspectorId?: IdFilter | null | undefined;
  /** Late */
  readonly isLate?: BooleanFilter | null | undefined;
  /** Missed */
  readonly isMissed?: BooleanFilter | null | undefined;
  /** Out of range */
  readonly isOverRef?: BooleanFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Planned date */
  readonly planDate?: DateFilter | null | undefined;
  /** Inspection point */
  readonly pointId?: IdFilter | null | undefined;
  /** Part */
  readonly pointName?: TextFilter | null | undefined;
  /** Shift */
  readonly shiftId?: IdFilter | null | undefined;
  /** Status */
  readonly status?: InspectionOrderStatusFilter | null | undefined;
  /** Result */
  readonly value1?: TextFilter | null | undefined;
};

/** Inspection order: Cycle. */
export type InspectionOrderInspectCycle =
  /** Daily */
  | 'DAY'
  /** Every n days */
  | 'DAYS'
  /** Monthly */
  | 'MONTH'
  /** Every shift */
  | 'SHIFT'
  /** Weekly */
  | 'WEEK';

/** Conditions on one field; all that are given must hold. */
export type InspectionOrderInspectCycleFilter = {
  /** Equal to. */
  readonly eq?: InspectionOrderInspectCycle | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<InspectionOrderInspectCycle> | null | undefined;
};

/** Inspection order: Method. */
export type InspectionOrderInspectMode =
  /** Listen */
  | 'LISTEN'
  /** Look */
  | 'LOOK'
  /** Measure */
  | 'MEASURE'
  /** Smell */
  | 'SMELL'
  /** Touch */
  | 'TOUCH';

/** Conditions on one field; all that are given must hold. */
export type InspectionOrderInspectModeFilter = {
  /** Equal to. */
  readonly eq?: InspectionOrderInspectMode | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<InspectionOrderInspectMode> | null | undefined;
};

/** Inspection order: Status. */
export type InspectionOrderStatus =
  /** Done */
  | 'DONE'
  /** Pending */
  | 'PENDING'
  /** Skipped */
  | 'SKIPPED'
  /** Voided */
  | 'VOIDED';

/** Conditions on one field; all that are given must hold. */
export type InspectionOrderStatusFilter = {
  /** Equal to. */
  readonly eq?: InspectionOrderStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<InspectionOrderStatus> | null | undefined;
};

/** Inspection point: Cycle. */
export type InspectionPointInspectCycle =
  /** Daily */
  | 'DAY'
  /** Every n days */
  | 'DAYS'
  /** Monthly */
  | 'MONTH'
  /** Every shift */
  | 'SHIFT'
  /** Weekly */
  | 'WEEK';

/** Why a turn of an inspection point makes no order. */
export type InspectionSkip =
  /** The plant rests: a holiday or one of its weekly rest days. */
  | 'HOLIDAY'
  /** The point is not looked at on Saturdays and Sundays. */
  | 'WEEKEND';

/** Conditions on one field; all that are given must hold. */
export type IntFilter = {
  /** Equal to. */
  readonly eq?: number | null | undefined;
  /** From this value on, inclusive. */
  readonly from?: number | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<number> | null | undefined;
  /** Up to this value, inclusive. */
  readonly to?: number | null | undefined;
};

/** What an auto-login link is to be for. */
export type IssueAutoLoginLinkInput = {
  /** How long it opens anything, 1 to 720 hours. */
  readonly hours?: number;
  /** Opens sessions until it ends, instead of a single one. */
  readonly isReusable?: boolean;
  /** Page to open after log-in. */
  readonly landingPage?: string | null | undefined;
  /** The plant in which its sessions begin. */
  readonly plantId?: string | null | undefined;
  /** What it is for, to recognise it by. */
  readonly purpose: string;
};

/** A log that may be purged. */
export type LogKind =
  /** The resource importLog. */
  | 'importLog'
  /** The resource loginLog. */
  | 'loginLog'
  /** The resource operationLog. */
  | 'operationLog'
  /** The resource requestLog. */
  | 'requestLog'
  /** The resource weChatLog. */
  | 'weChatLog';

/** Who wants to sign in. */
export type LoginInput = {
  /** Lower-case hex SHA-256 of the password that was typed. */
  readonly password: string;
  /** User name. */
  readonly username: string;
};

/** Sign-in entry: Result. */
export type LoginLogOutcome =
  /** Sign-in link */
  | 'AUTO'
  /** Account disabled */
  | 'DISABLED'
  /** Account locked */
  | 'LOCKED'
  /** Signed out */
  | 'LOGOUT'
  /** Succeeded */
  | 'OK'
  /** Second step pending */
  | 'STEP2'
  /** Viewed by an administrator */
  | 'VIEW'
  /** Wrong username or password */
  | 'WRONG';

/** The second step of a log-in. */
export type LoginStep2Input = {
  /** Six digits of the authenticator app, or a recovery code. */
  readonly code: string;
  /** What the first step answered. */
  readonly ticket: string;
};

/** Which Maintenance order records a list holds. */
export type MaintenanceOrderFilter = {
  /** Completion date */
  readonly actualDate?: DateFilter | null | undefined;
  /** Task */
  readonly checkName?: TextFilter | null | undefined;
  /** Machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Overdue */
  readonly isOverdue?: BooleanFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Trade */
  readonly maintCraft?: MaintenanceOrderMaintCraftFilter | null | undefined;
  /** Maintenance order no. */
  readonly maintNo?: TextFilter | null | undefined;
  /** Owner */
  readonly ownerId?: IdFilter | null | undefined;
  /** Planned date */
  readonly planDate?: DateFilter | null | undefined;
  /** Maintenance plan */
  readonly planId?: IdFilter | null | undefined;
  /** Status */
  readonly status?: MaintenanceOrderStatusFilter | null | undefined;
};

/** Maintenance order: Trade. */
export type MaintenanceOrderMaintCraft =
  /** Electrical */
  | 'ELECTRICAL'
  /** Hydraulic */
  | 'HYDRAULIC'
  /** Mechanical */
  | 'MECHANICAL'
  /** Other */
  | 'OTHER';

/** Conditions on one field; all that are given must hold. */
export type MaintenanceOrderMaintCraftFilter = {
  /** Equal to. */
  readonly eq?: MaintenanceOrderMaintCraft | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<MaintenanceOrderMaintCraft> | null | undefined;
};

/** Which Required part records a list holds. */
export type MaintenanceOrderPartFilter = {
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Maintenance order */
  readonly orderId?: IdFilter | null | undefined;
  /** Spare part */
  readonly partId?: IdFilter | null | undefined;
};

/** Maintenance order: Status. */
export type MaintenanceOrderStatus =
  /** Cancelled */
  | 'CANCELLED'
  /** Completed */
  | 'DONE'
  /** In progress */
  | 'IN_PROGRESS'
  /** Pending */
  | 'PENDING'
  /** Voided */
  | 'VOIDED';

/** Conditions on one field; all that are given must hold. */
export type MaintenanceOrderStatusFilter = {
  /** Equal to. */
  readonly eq?: MaintenanceOrderStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<MaintenanceOrderStatus> | null | undefined;
};

/** Maintenance plan: Cycle unit. */
export type MaintenancePlanCycleUnit =
  /** Days */
  | 'DAYS'
  /** Months */
  | 'MONTHS'
  /** Weeks */
  | 'WEEKS'
  /** Years */
  | 'YEARS';

/** Maintenance plan: Method. */
export type MaintenancePlanMaintMode =
  /** Adjust */
  | 'ADJUST'
  /** Check */
  | 'CHECK'
  /** Clean */
  | 'CLEAN'
  /** Lubricate */
  | 'LUBRICATE'
  /** Replace */
  | 'REPLACE'
  /** Tighten */
  | 'TIGHTEN';

/** Which Planned part records a list holds. */
export type MaintenancePlanPartFilter = {
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Spare part */
  readonly partId?: IdFilter | null | undefined;
  /** Maintenance plan */
  readonly planId?: IdFilter | null | undefined;
};

/** Menu entry: Type. */
export type MenuMenuType =
  /** Page */
  | 'C'
  /** Action */
  | 'F'
  /** Folder */
  | 'M';

/** Menu entry: Status. */
export type MenuStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Notice delivery: Channel. */
export type NoticeDeliveryChannel =
  /** In-app */
  | 'BELL'
  /** Email */
  | 'EMAIL'
  /** SMS */
  | 'SMS'
  /** Voice call */
  | 'VOICE'
  /** WeChat Work */
  | 'WECHAT';

/** Conditions on one field; all that are given must hold. */
export type NoticeDeliveryChannelFilter = {
  /** Equal to. */
  readonly eq?: NoticeDeliveryChannel | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<NoticeDeliveryChannel> | null | undefined;
};

/** Which Notice delivery records a list holds. */
export type NoticeDeliveryFilter = {
  /** Address */
  readonly address?: TextFilter | null | undefined;
  /** Channel */
  readonly channel?: NoticeDeliveryChannelFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Reason */
  readonly reason?: NoticeDeliveryReasonFilter | null | undefined;
  /** Receiver */
  readonly receiverId?: IdFilter | null | undefined;
  /** Sent at */
  readonly sentAt?: DateTimeFilter | null | undefined;
  /** Status */
  readonly status?: NoticeDeliveryStatusFilter | null | undefined;
  /** Subject */
  readonly subject?: TextFilter | null | undefined;
  /** Category */
  readonly typeId?: IdFilter | null | undefined;
};

/** Notice delivery: Reason. */
export type NoticeDeliveryReason =
  /** Unexpected response; may have been delivered */
  | 'BAD_ANSWER'
  /** Sending limit exceeded */
  | 'BUDGET'
  /** Interrupted; may have been delivered */
  | 'INTERRUPTED'
  /** Receiver has no address */
  | 'NO_ADDRESS'
  /** No response; may have been delivered */
  | 'NO_ANSWER'
  /** Channel not configured */
  | 'NO_SETTINGS'
  /** Category has no template */
  | 'NO_TEMPLATE'
  /** Provider error */
  | 'PROVIDER_ERROR'
  /** Quiet hours */
  | 'QUIET_HOURS'
  /** Rate limit reached */
  | 'RATE_LIMIT'
  /** Refused by the provider */
  | 'REFUSED'
  /** Already sent within the last 10 minutes */
  | 'REPEATED'
  /** Disabled */
  | 'SWITCHED_OFF'
  /** Provider unreachable */
  | 'UNREACHABLE';

/** Conditions on one field; all that are given must hold. */
export type NoticeDeliveryReasonFilter = {
  /** Equal to. */
  readonly eq?: NoticeDeliveryReason | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<NoticeDeliveryReason> | null | undefined;
};

/** Notice delivery: Status. */
export type NoticeDeliveryStatus =
  /** Failed */
  | 'FAILED'
  /** Not configured */
  | 'NOT_CONFIGURED'
  /** Queued */
  | 'QUEUED'
  /** Sending */
  | 'SENDING'
  /** Sent */
  | 'SENT'
  /** Suppressed */
  | 'SUPPRESSED';

/** Conditions on one field; all that are given must hold. */
export type NoticeDeliveryStatusFilter = {
  /** Equal to. */
  readonly eq?: NoticeDeliveryStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<NoticeDeliveryStatus> | null | undefined;
};

/** Values to write; see the fields. */
export type OpenInkCanInput = {
  /** Decor code */
  readonly decorCode?: string | null | undefined;
  /** Machine */
  readonly equipmentId: string;
  /** Reason for taking this can */
  readonly overrideReason?: string | null | undefined;
  /** Booked by */
  readonly staffId: string;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Which page of a list, and in which order. */
export type PageInput = {
  /** Number of the page, from 1. */
  readonly no?: number;
  /** Direction of the sort. */
  readonly order?: SortOrder | null | undefined;
  /** Records a page, 1 to 200. */
  readonly size?: number;
  /** Field to sort by. */
  readonly sort?: string | null | undefined;
  /** Orders among records that the sort puts side by side, at most 4. */
  readonly thenBy?: ReadonlyArray<SortInput> | null | undefined;
};

/** Whether somebody works now, as schedule and leave say. */
export type PersonPresence =
  /** Not planned in it. */
  | 'OFF_SHIFT'
  /** On approved leave. */
  | 'ON_LEAVE'
  /** Planned in the shift that is on. */
  | 'ON_SHIFT';

/** Where the job queue lives. */
export type QueueHome =
  /** In a small base of its own inside this process. */
  | 'EMBEDDED'
  /** In the PostgreSQL that also holds the data. */
  | 'POSTGRES'
  /** In the Redis that all processes share. */
  | 'REDIS';

/** What a job is doing. */
export type QueueJobState =
  /** A worker runs it. */
  | 'ACTIVE'
  /** It is done. */
  | 'COMPLETED'
  /** Its time has not come: it is scheduled, or pauses before the next try. */
  | 'DELAYED'
  /** All its tries have failed. */
  | 'FAILED'
  /** It waits for a worker. */
  | 'WAITING';

/** A rotation that many plants work by. */
export type ReadyPatternKey =
  /** DuPont: twelve hours, four teams, 28 days. */
  | 'DUPONT'
  /** Four days on, two off. */
  | 'FOUR_ON_TWO_OFF'
  /** Three shifts of eight hours, four teams. */
  | 'THREE_SHIFTS_FOUR_TEAMS'
  /** Two, two and three days of twelve hours, four teams. */
  | 'TWO_TWO_THREE';

/** Values to write; see the fields. */
export type RecordInspectionOrderInput = {
  /** Comment */
  readonly comment?: string | null | undefined;
  /** Inspector */
  readonly inspectorId?: string | null | undefined;
  /** Out of range */
  readonly isOverRef?: boolean | null | undefined;
  /** Photos */
  readonly photoIds?: ReadonlyArray<string> | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
  /** Result */
  readonly value1: string;
};

/** Values to write; see the fields. */
export type RecountStocktakeInput = {
  /** Chosen lines */
  readonly lineIds?: ReadonlyArray<string> | null | undefined;
  /** Reason */
  readonly reason?: string | null | undefined;
  /** Lines to recount */
  readonly recountLines?: RecountStocktakeRecountLines | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Stocktake: Lines to recount. */
export type RecountStocktakeRecountLines =
  /** Chosen lines */
  | 'CHOSEN'
  /** Lines with a difference */
  | 'DIFFERENT'
  /** Lines that moved since the count */
  | 'MOVED';

/** How a reference value is understood. */
export type RefValueKind =
  /** A range of numbers. */
  | 'RANGE'
  /** Any other text, which only a person can judge. */
  | 'TEXT'
  /** A list of allowed words. */
  | 'WORDS';

/** Which Repair records a list holds. */
export type RepairLogFilter = {
  /** Completed at */
  readonly completeDate?: DateTimeFilter | null | undefined;
  /** Ink tank */
  readonly ductId?: IdFilter | null | undefined;
  /** Machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** Fault category */
  readonly faultCategoryId?: IdFilter | null | undefined;
  /** Fault description */
  readonly faultDescription?: TextFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Repair no. */
  readonly repairNo?: TextFilter | null | undefined;
  /** Repair type */
  readonly repairType?: RepairLogRepairTypeFilter | null | undefined;
  /** Repairers */
  readonly repairerIds?: IdFilter | null | undefined;
  /** Fault report */
  readonly reportId?: IdFilter | null | undefined;
  /** Status */
  readonly status?: RepairLogStatusFilter | null | undefined;
};

/** Repair: Repair type. */
export type RepairLogRepairType =
  /** Breakdown */
  | 'FAULT'
  /** Improvement */
  | 'IMPROVEMENT'
  /** Other */
  | 'OTHER'
  /** Preventive */
  | 'PREVENTIVE';

/** Conditions on one field; all that are given must hold. */
export type RepairLogRepairTypeFilter = {
  /** Equal to. */
  readonly eq?: RepairLogRepairType | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<RepairLogRepairType> | null | undefined;
};

/** Repair: Status. */
export type RepairLogStatus =
  /** Assigned */
  | 'ASSIGNED'
  /** Cancelled */
  | 'CANCELLED'
  /** Completed */
  | 'COMPLETED'
  /** In repair */
  | 'IN_PROGRESS'
  /** Voided */
  | 'VOIDED'
  /** Waiting for parts */
  | 'WAITING_PARTS';

/** Conditions on one field; all that are given must hold. */
export type RepairLogStatusFilter = {
  /** Equal to. */
  readonly eq?: RepairLogStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<RepairLogStatus> | null | undefined;
};

/** Which Man-hours entry records a list holds. */
export type RepairTimeLogFilter = {
  /** Machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Inspection order */
  readonly inspectionId?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Date */
  readonly logDate?: DateFilter | null | undefined;
  /** Maintenance order */
  readonly maintenanceId?: IdFilter | null | undefined;
  /** Repair */
  readonly repairId?: IdFilter | null | undefined;
  /** Repairer */
  readonly repairerId?: IdFilter | null | undefined;
  /** Status */
  readonly status?: RepairTimeLogStatusFilter | null | undefined;
};

/** Man-hours entry: Status. */
export type RepairTimeLogStatus =
  /** Booked */
  | 'BOOKED'
  /** Voided */
  | 'VOIDED';

/** Conditions on one field; all that are given must hold. */
export type RepairTimeLogStatusFilter = {
  /** Equal to. */
  readonly eq?: RepairTimeLogStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<RepairTimeLogStatus> | null | undefined;
};

/** A part of the repair work. */
export type RepairWorkView =
  /** Open repairs given to you, and reports you may accept. */
  | 'MINE'
  /** All open repairs, and reports still to be accepted. */
  | 'OPEN'
  /** Reports whose machine is in use with the fault, soonest due first. */
  | 'RUNNING_WITH_FAULT'
  /** Breakdowns that wait for parts, each with the first of its repairs that do. */
  | 'WAITING_PARTS';

/** Fault report: Subject. */
export type ReportLogEquCategory =
  /** Ink tank */
  | 'DUCT'
  /** Machine */
  | 'EQUIPMENT';

/** Conditions on one field; all that are given must hold. */
export type ReportLogEquCategoryFilter = {
  /** Equal to. */
  readonly eq?: ReportLogEquCategory | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ReportLogEquCategory> | null | undefined;
};

/** Which Fault report records a list holds. */
export type ReportLogFilter = {
  /** Completed at */
  readonly completedAt?: DateTimeFilter | null | undefined;
  /** Description */
  readonly description?: TextFilter | null | undefined;
  /** Ink tank */
  readonly ductId?: IdFilter | null | undefined;
  /** Subject */
  readonly equCategory?: ReportLogEquCategoryFilter | null | undefined;
  /** Machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** Fault category */
  readonly faultCategoryId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Inspection order */
  readonly inspectionId?: IdFilter | null | undefined;
  /** Merged into another report */
  readonly isJoined?: BooleanFilter | null | undefined;
  /** Machine stopped */
  readonly isStopped?: BooleanFilter | null | undefined;
  /** Merged into */
  readonly joinedToId?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Current status */
  readonly progress?: ReportLogProgressFilter | null | undefined;
  /** Reported at */
  readonly reportDate?: DateTimeFilter | null | undefined;
  /** Report no. */
  readonly reportNo?: TextFilter | null | undefined;
  /** Reporter */
  readonly reporterId?: IdFilter | null | undefined;
  /** Resumed at */
  readonly resumeDate?: DateTimeFilter | null | undefined;
  /** Report status */
  readonly status?: ReportLogStatusFilter | null | undefined;
  /** Urgency */
  readonly urgency?: ReportLogUrgencyFilter | null | undefined;
  /** Workshop */
  readonly workshopId?: IdFilter | null | undefined;
};

/** Fault report: Current status. */
export type ReportLogProgress =
  /** Assigned */
  | 'ASSIGNED'
  /** Withdrawn */
  | 'CANCELLED'
  /** Completed */
  | 'COMPLETED'
  /** Confirmed */
  | 'CONFIRMED'
  /** In repair */
  | 'IN_PROGRESS'
  /** Pending */
  | 'PENDING'
  /** Rejected */
  | 'REJECTED'
  /** Unassigned */
  | 'REPAIRING'
  /** Running with fault */
  | 'USABLE_WITH_FAULT'
  /** Voided */
  | 'VOIDED'
  /** Waiting for parts */
  | 'WAITING_PARTS';

/** Conditions on one field; all that are given must hold. */
export type ReportLogProgressFilter = {
  /** Equal to. */
  readonly eq?: ReportLogProgress | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ReportLogProgress> | null | undefined;
};

/** Fault report: Report status. */
export type ReportLogStatus =
  /** Withdrawn */
  | 'CANCELLED'
  /** Completed */
  | 'COMPLETED'
  /** Confirmed */
  | 'CONFIRMED'
  /** Pending */
  | 'PENDING'
  /** Rejected */
  | 'REJECTED'
  /** Accepted */
  | 'REPAIRING'
  /** Running with fault */
  | 'USABLE_WITH_FAULT'
  /** Voided */
  | 'VOIDED';

/** Conditions on one field; all that are given must hold. */
export type ReportLogStatusFilter = {
  /** Equal to. */
  readonly eq?: ReportLogStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ReportLogStatus> | null | undefined;
};

/** Fault report: Urgency. */
export type ReportLogUrgency =
  /** High */
  | 'HIGH'
  /** Low */
  | 'LOW'
  /** Normal */
  | 'NORMAL'
  /** Line stop */
  | 'STOP';

/** Conditions on one field; all that are given must hold. */
export type ReportLogUrgencyFilter = {
  /** Equal to. */
  readonly eq?: ReportLogUrgency | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ReportLogUrgency> | null | undefined;
};

/** Request log entry: API. */
export type RequestLogWire =
  /** GraphQL */
  | 'GRAPHQL'
  /** REST */
  | 'REST';

/** Role: Data scope. */
export type RoleDataScope =
  /** All data */
  | 'ALL'
  /** Selected departments */
  | 'CUSTOM'
  /** Own department */
  | 'DEPARTMENT'
  /** Own department and sub-departments */
  | 'DEPARTMENT_AND_CHILDREN'
  /** Own data only */
  | 'SELF';

/** Role: Status. */
export type RoleStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Roller operation: Effect on state. */
export type RollerOperationEffect =
  /** Returned to stock */
  | 'DISMOUNT'
  /** Mounted */
  | 'MOUNT'
  /** No change */
  | 'NONE'
  /** Scrapped */
  | 'SCRAP';

/** Roller repair: Status. */
export type RollerRepairStatus =
  /** Out for repair */
  | 'OUT'
  /** Returned */
  | 'RETURNED'
  /** Scrapped */
  | 'SCRAPPED';

/** Roller: Status. */
export type RollerState =
  /** In stock */
  | 'IN_STOCK'
  /** On machine */
  | 'IN_USE'
  /** Out for repair */
  | 'OUT_FOR_REPAIR'
  /** Scrapped */
  | 'SCRAPPED';

/** A rule of the roster. */
export type RosterRule =
  /** Nobody works too many days in a row. */
  | 'DAYS'
  /** Nobody works while on approved leave. */
  | 'LEAVE'
  /** Nobody works in two shifts at once. */
  | 'OVERLAP'
  /** Positions need qualified people. */
  | 'QUALIFICATION'
  /** There is rest between two shifts. */
  | 'REST';

/** What a place of the schedule becomes. */
export type ScheduleCellInput = {
  /** The day on which the shift begins. */
  readonly date: string;
  /** The machine; empty where the position is not tied to one. */
  readonly equipmentId?: string | null | undefined;
  /** Nothing is planned there any more, so that the rotation may fill it again. */
  readonly isAbsent?: boolean | null | undefined;
  /** Whether the rotation may change it again; by hand unless said. */
  readonly isGenerated?: boolean | null | undefined;
  /** The position. */
  readonly positionId: string;
  /** The shift. */
  readonly shiftId: string;
  /** The team whose shift it is; left out, it stays as it is. */
  readonly teamId?: string | null | undefined;
  /** Everybody who works there then; nobody empties the place by hand. */
  readonly workerIds?: ReadonlyArray<string> | null | undefined;
};

/** Whether somebody is there in a shift. */
export type SchedulePresence =
  /** Not there. */
  | 'ABSENT'
  /** Nobody has said yet whether they are there. */
  | 'EXPECTED'
  /** There, and came late. */
  | 'LATE'
  /** Was there, and went. */
  | 'LEFT'
  /** On leave instead of working. */
  | 'ON_LEAVE'
  /** There. */
  | 'PRESENT';

/** Session: Status. */
export type SessionStatus =
  /** Active */
  | 'ACTIVE'
  /** Ended */
  | 'ENDED';

/** Which Shift records a list holds. */
export type ShiftFilter = {
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Shift name */
  readonly name?: TextFilter | null | undefined;
  /** Status */
  readonly status?: ShiftStatusFilter | null | undefined;
};

/** Which Shift handover records a list holds. */
export type ShiftHandoverFilter = {
  /** Date */
  readonly date?: DateFilter | null | undefined;
  /** Handover no. */
  readonly handoverNo?: TextFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Taken over by */
  readonly incomingId?: IdFilter | null | undefined;
  /** Late */
  readonly isLate?: BooleanFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Handed over by */
  readonly outgoingId?: IdFilter | null | undefined;
  /** Shift */
  readonly shiftId?: IdFilter | null | undefined;
  /** Signed */
  readonly signedAt?: DateTimeFilter | null | undefined;
  /** Status */
  readonly state?: ShiftHandoverStateFilter | null | undefined;
};

/** Which Handover item records a list holds. */
export type ShiftHandoverItemFilter = {
  /** Handover */
  readonly handoverId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Accepted before */
  readonly isStanding?: BooleanFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Type */
  readonly kind?: ShiftHandoverItemKindFilter | null | undefined;
  /** Status */
  readonly state?: ShiftHandoverItemStateFilter | null | undefined;
  /** Shifts in a row */
  readonly times?: IntFilter | null | undefined;
};

/** Handover item: Type. */
export type ShiftHandoverItemKind =
  /** Absence */
  | 'ABSENCE'
  /** Running with fault */
  | 'FAULT'
  /** Open ink can */
  | 'INK_CAN'
  /** Missed inspection */
  | 'INSPECTION'
  /** Maintenance due */
  | 'MAINTENANCE'
  /** Note */
  | 'NOTE'
  /** Repair */
  | 'REPAIR'
  /** Low stock */
  | 'STOCK'
  /** Stop */
  | 'STOP';

/** Conditions on one field; all that are given must hold. */
export type ShiftHandoverItemKindFilter = {
  /** Equal to. */
  readonly eq?: ShiftHandoverItemKind | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ShiftHandoverItemKind> | null | undefined;
};

/** Handover item: Status. */
export type ShiftHandoverItemState =
  /** Answered */
  | 'ANSWERED'
  /** Question */
  | 'ASKED'
  /** Open */
  | 'OPEN'
  /** Accepted */
  | 'TAKEN';

/** Conditions on one field; all that are given must hold. */
export type ShiftHandoverItemStateFilter = {
  /** Equal to. */
  readonly eq?: ShiftHandoverItemState | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ShiftHandoverItemState> | null | undefined;
};

/** Shift handover: Status. */
export type ShiftHandoverState =
  /** Handed over */
  | 'HANDED'
  /** In preparation */
  | 'OPEN'
  /** Signed */
  | 'SIGNED';

/** Conditions on one field; all that are given must hold. */
export type ShiftHandoverStateFilter = {
  /** Equal to. */
  readonly eq?: ShiftHandoverState | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ShiftHandoverState> | null | undefined;
};

/** Shift: Status. */
export type ShiftStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Conditions on one field; all that are given must hold. */
export type ShiftStatusFilter = {
  /** Equal to. */
  readonly eq?: ShiftStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<ShiftStatus> | null | undefined;
};

/** Shift swap: Status. */
export type ShiftSwapStatus =
  /** Awaiting approval */
  | 'ACCEPTED'
  /** Approved */
  | 'APPROVED'
  /** Declined */
  | 'REFUSED'
  /** Awaiting colleague */
  | 'REQUESTED'
  /** Withdrawn */
  | 'WITHDRAWN';

/** Values to write; see the fields. */
export type SkipInspectionOrderInput = {
  /** Reason */
  readonly reason: string;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Why a line of a template was left out. */
export type SkipReason =
  /** The machine has one of this name already. */
  | 'EXISTS';

/** A further order of a list. */
export type SortInput = {
  /** Direction of the sort. */
  readonly order?: SortOrder | null | undefined;
  /** Field to sort by. */
  readonly sort: string;
};

/** Ascending or descending. */
export type SortOrder =
  /** Smallest or earliest first. */
  | 'ASC'
  /** Largest or latest first. */
  | 'DESC';

/** Which Spare part records a list holds. */
export type SparePartFilter = {
  /** Code */
  readonly code?: TextFilter | null | undefined;
  /** Machines */
  readonly equipmentIds?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Below safety stock */
  readonly isShort?: BooleanFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Last movement */
  readonly lastMovedAt?: DateTimeFilter | null | undefined;
  /** Location */
  readonly locationId?: IdFilter | null | undefined;
  /** Name */
  readonly name?: TextFilter | null | undefined;
  /** Specification */
  readonly spec?: TextFilter | null | undefined;
  /** Status */
  readonly status?: SparePartStatusFilter | null | undefined;
  /** Stock level */
  readonly stockStatus?: SparePartStockStatusFilter | null | undefined;
  /** Vendor */
  readonly vendorId?: IdFilter | null | undefined;
};

/** Which Spare part movement records a list holds. */
export type SparePartLogFilter = {
  /** Date */
  readonly bookedAt?: DateTimeFilter | null | undefined;
  /** Used on machine */
  readonly equipmentId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Maintenance order */
  readonly maintenanceOrderId?: IdFilter | null | undefined;
  /** Spare part */
  readonly partId?: IdFilter | null | undefined;
  /** Repair */
  readonly repairLogId?: IdFilter | null | undefined;
  /** Repairer */
  readonly repairerId?: IdFilter | null | undefined;
  /** Status */
  readonly state?: SparePartLogStateFilter | null | undefined;
  /** Order */
  readonly stockOrderId?: IdFilter | null | undefined;
  /** Stocktake */
  readonly stocktakeId?: IdFilter | null | undefined;
  /** Movement */
  readonly storeType?: SparePartLogStoreTypeFilter | null | undefined;
  /** Used for */
  readonly usage?: TextFilter | null | undefined;
};

/** Spare part movement: Status. */
export type SparePartLogState =
  /** Posted */
  | 'POSTED'
  /** Reversed */
  | 'REVERSED';

/** Conditions on one field; all that are given must hold. */
export type SparePartLogStateFilter = {
  /** Equal to. */
  readonly eq?: SparePartLogState | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<SparePartLogState> | null | undefined;
};

/** Spare part movement: Movement. */
export type SparePartLogStoreType =
  /** Count */
  | 'CHECK'
  /** Receipt */
  | 'IN'
  /** Issue */
  | 'OUT'
  /** Return */
  | 'RETURN'
  /** Reversal */
  | 'REVERSAL'
  /** Scrap */
  | 'SCRAP';

/** Conditions on one field; all that are given must hold. */
export type SparePartLogStoreTypeFilter = {
  /** Equal to. */
  readonly eq?: SparePartLogStoreType | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<SparePartLogStoreType> | null | undefined;
};

/** Spare part: Status. */
export type SparePartStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Conditions on one field; all that are given must hold. */
export type SparePartStatusFilter = {
  /** Equal to. */
  readonly eq?: SparePartStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<SparePartStatus> | null | undefined;
};

/** Spare part: Stock level. */
export type SparePartStockStatus =
  /** Low */
  | 'LOW'
  /** In stock */
  | 'NORMAL'
  /** Out of stock */
  | 'OUT'
  /** Overstocked */
  | 'OVER';

/** Conditions on one field; all that are given must hold. */
export type SparePartStockStatusFilter = {
  /** Equal to. */
  readonly eq?: SparePartStockStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<SparePartStockStatus> | null | undefined;
};

/** Order: Category. */
export type StockOrderKind =
  /** Ink */
  | 'INK'
  /** Auxiliary materials */
  | 'MATERIALS'
  /** Spare parts */
  | 'PARTS';

/** Which Stocktake records a list holds. */
export type StocktakeFilter = {
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Blind count */
  readonly isBlind?: BooleanFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** What is counted */
  readonly kind?: StocktakeKindFilter | null | undefined;
  /** Posted at */
  readonly postedAt?: DateTimeFilter | null | undefined;
  /** Storekeeper */
  readonly staffId?: IdFilter | null | undefined;
  /** Status */
  readonly state?: StocktakeStateFilter | null | undefined;
  /** Stocktake no. */
  readonly stocktakeNo?: TextFilter | null | undefined;
};

/** Stocktake: What is counted. */
export type StocktakeKind =
  /** Inks */
  | 'INKS'
  /** Auxiliary materials */
  | 'MATERIALS'
  /** Spare parts */
  | 'PARTS';

/** Conditions on one field; all that are given must hold. */
export type StocktakeKindFilter = {
  /** Equal to. */
  readonly eq?: StocktakeKind | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<StocktakeKind> | null | undefined;
};

/** Stocktake line: Status. */
export type StocktakeLineState =
  /** Counted */
  | 'COUNTED'
  /** Not counted */
  | 'OPEN'
  /** To recount */
  | 'RECOUNT';

/** Stocktake: Status. */
export type StocktakeState =
  /** Cancelled */
  | 'CANCELLED'
  /** Counting */
  | 'COUNTING'
  /** Posted */
  | 'POSTED'
  /** Awaiting approval */
  | 'SUBMITTED';

/** Conditions on one field; all that are given must hold. */
export type StocktakeStateFilter = {
  /** Equal to. */
  readonly eq?: StocktakeState | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<StocktakeState> | null | undefined;
};

/** Conditions on one field; all that are given must hold. */
export type TextFilter = {
  /** Contains this text, whatever the case. */
  readonly contains?: string | null | undefined;
  /** Equal to. */
  readonly eq?: string | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<string> | null | undefined;
};

/** Values to write; see the fields. */
export type UpdateConfigInput = {
  /** Parameter name */
  readonly configName?: string | null | undefined;
  /** English name */
  readonly configNameEn?: string | null | undefined;
  /** Value */
  readonly configValue?: string | null | undefined;
  /** Multi-line */
  readonly isMultiLine?: boolean | null | undefined;
  /** Remarks */
  readonly remark?: string | null | undefined;
  /** English remark */
  readonly remarkEn?: string | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Values to write; see the fields. */
export type UpdateRoleInput = {
  /** Data scope */
  readonly dataScope?: RoleDataScope | null | undefined;
  /** Selected departments */
  readonly departmentIds?: ReadonlyArray<string> | null | undefined;
  /** Menus and permissions */
  readonly menuIds?: ReadonlyArray<string> | null | undefined;
  /** Remarks */
  readonly remark?: string | null | undefined;
  /** Role key */
  readonly roleKey?: string | null | undefined;
  /** Role name */
  readonly roleName?: string | null | undefined;
  /** Sort order */
  readonly roleSort?: number | null | undefined;
  /** Status */
  readonly status?: RoleStatus | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** What is to change of a view. */
export type UpdateSavedViewInput = {
  /** Name of its icon. */
  readonly icon?: string | null | undefined;
  /** Its name, at most 40 characters. */
  readonly name?: string | null | undefined;
  /** Every how many seconds the list is read again, 10 to 3600. */
  readonly refreshSeconds?: number | null | undefined;
  /** JSON of at most 8,000 characters. */
  readonly state?: string | null | undefined;
};

/** Values to write; see the fields. */
export type UpdateStocktakeLineInput = {
  /** Counted quantity */
  readonly counted?: number | null | undefined;
  /** Counted at */
  readonly countedAt?: string | null | undefined;
  /** Note */
  readonly note?: string | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Values to write; see the fields. */
export type UpdateWorkshopInput = {
  /** Workshop name */
  readonly name?: string | null | undefined;
  /** Sort order */
  readonly sortOrder?: number | null | undefined;
  /** Status */
  readonly status?: WorkshopStatus | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Values to write; see the fields. */
export type UseUpInkCanInput = {
  /** Decor code */
  readonly decorCode?: string | null | undefined;
  /** Machine */
  readonly equipmentId?: string | null | undefined;
  /** Booked by */
  readonly staffId: string;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Which User records a list holds. */
export type UserFilter = {
  /** Department */
  readonly departmentId?: IdFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Mobile number */
  readonly mobile?: TextFilter | null | undefined;
  /** Name */
  readonly name?: TextFilter | null | undefined;
  /** Plants */
  readonly plantIds?: IdFilter | null | undefined;
  /** Job titles */
  readonly postIds?: IdFilter | null | undefined;
  /** Roles */
  readonly roleIds?: IdFilter | null | undefined;
  /** Status */
  readonly status?: UserStatusFilter | null | undefined;
  /** Two-step verification */
  readonly twoFactor?: BooleanFilter | null | undefined;
  /** Username */
  readonly username?: TextFilter | null | undefined;
};

/** User: Gender. */
export type UserGender =
  /** Prefer not to say */
  | 'CONFIDENTIAL'
  /** Female */
  | 'FEMALE'
  /** Male */
  | 'MALE'
  /** Unknown */
  | 'UNKNOWN';

/** User: Status. */
export type UserStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';

/** Conditions on one field; all that are given must hold. */
export type UserStatusFilter = {
  /** Equal to. */
  readonly eq?: UserStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<UserStatus> | null | undefined;
};

/** Why a part is offered. */
export type UsualPartReason =
  /** It was asked for. */
  | 'FOUND'
  /** It says that it belongs to this machine. */
  | 'LISTED'
  /** Work on this machine took it. */
  | 'MACHINE'
  /** It is kept for this work. */
  | 'RESERVED'
  /** Similar work took it. */
  | 'SIMILAR';

/** Who sees a saved view. */
export type ViewVisibility =
  /** Everybody in the plant who may read the list. */
  | 'PLANT'
  /** Its owner. */
  | 'PRIVATE'
  /** Whoever has the role. */
  | 'ROLE';

/** Display: Language. */
export type WallDisplayLanguage =
  /** English */
  | 'en'
  /** Chinese */
  | 'zh';

/** Display: Status. */
export type WallDisplayStatus =
  /** Active */
  | 'ACTIVE'
  /** Revoked */
  | 'REVOKED';

/** Values to write; see the fields. */
export type WeighAgainInkCanInput = {
  /** Decor code */
  readonly decorCode?: string | null | undefined;
  /** Machine */
  readonly equipmentId?: string | null | undefined;
  /** Weight with can (kg) */
  readonly grossKg?: number | null | undefined;
  /** Left (kg) */
  readonly leftKg?: number | null | undefined;
  /** Reason */
  readonly reason: string;
  /** Booked by */
  readonly staffId: string;
  /** Empty weight (kg) */
  readonly tareKg?: number | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Values to write; see the fields. */
export type WeighInInkCanInput = {
  /** Decor code */
  readonly decorCode?: string | null | undefined;
  /** Machine */
  readonly equipmentId?: string | null | undefined;
  /** Weight with can (kg) */
  readonly grossKg?: number | null | undefined;
  /** Left (kg) */
  readonly leftKg?: number | null | undefined;
  /** Booked by */
  readonly staffId: string;
  /** Empty weight (kg) */
  readonly tareKg?: number | null | undefined;
  /** Return to location */
  readonly toLocationId?: string | null | undefined;
  /** The version this change was based on; CONFLICT when the record has changed since. */
  readonly updatedAt?: string | null | undefined;
};

/** Which Leave request records a list holds. */
export type WorkerVacationFilter = {
  /** First day */
  readonly beginDate?: DateFilter | null | undefined;
  /** Last day */
  readonly endDate?: DateFilter | null | undefined;
  /** By id. */
  readonly id?: IdFilter | null | undefined;
  /** Contained in any of its searchable texts. */
  readonly keyword?: string | null | undefined;
  /** Leave no. */
  readonly leaveNo?: TextFilter | null | undefined;
  /** Shift */
  readonly shiftId?: IdFilter | null | undefined;
  /** Status */
  readonly status?: WorkerVacationStatusFilter | null | undefined;
  /** Leave type */
  readonly vacType?: WorkerVacationVacTypeFilter | null | undefined;
  /** Worker */
  readonly workerId?: IdFilter | null | undefined;
};

/** Leave request: Status. */
export type WorkerVacationStatus =
  /** Approved */
  | 'APPROVED'
  /** Cancelled */
  | 'CANCELLED'
  /** Draft */
  | 'DRAFT'
  /** Rejected */
  | 'REJECTED'
  /** Awaiting approval */
  | 'SUBMITTED';

/** Conditions on one field; all that are given must hold. */
export type WorkerVacationStatusFilter = {
  /** Equal to. */
  readonly eq?: WorkerVacationStatus | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<WorkerVacationStatus> | null | undefined;
};

/** Leave request: Leave type. */
export type WorkerVacationVacType =
  /** Annual */
  | 'ANNUAL'
  /** Bereavement */
  | 'BEREAVEMENT'
  /** Compensatory */
  | 'COMPENSATORY'
  /** Marriage */
  | 'MARRIAGE'
  /** Maternity */
  | 'MATERNITY'
  /** Other */
  | 'OTHER'
  /** Personal */
  | 'PERSONAL'
  /** Sick */
  | 'SICK';

/** Conditions on one field; all that are given must hold. */
export type WorkerVacationVacTypeFilter = {
  /** Equal to. */
  readonly eq?: WorkerVacationVacType | null | undefined;
  /** Any of these. */
  readonly in?: ReadonlyArray<WorkerVacationVacType> | null | undefined;
};

/** Workshop: Status. */
export type WorkshopStatus =
  /** Disabled */
  | 'DISABLED'
  /** Enabled */
  | 'ENABLED';
