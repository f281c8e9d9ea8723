select * from {} where (id = ? and plant_id = ?)
-- {}: complaint, ink_log, maintenance_order, repair_log, report_log, worker, worker_vacation
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ?))

select * from duct where (plant_id = ? and equipment_id = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using duct__plant_equipment_duct_no_id_ix on duct
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?))

select * from {} where (id = any((select ?::text::bigint[])::bigint[]) and plant_id = ?)
-- {}: duct_log, production_schedule, shift_handover
--   Index Scan using {}__plant_uq on {}
--     Index Cond: ((plant_id = ?) AND (id = ANY (?)))
--     InitPlan 1 (returns ?)
--       -> Result

select * from roller where (plant_id = ? and decor_code = ?) order by +id
--   Sort
--     Sort Key: ((+ id))
--     -> Index Scan using roller__plant_decor_code_id_ix on roller
--           Index Cond: ((plant_id = ?) AND (decor_code = ?))

select id
from attendance
where (plant_id = ? and (date >= ? and date <= ? and presence = ? and status = ?))
order by date desc, id desc
limit ?
--   Limit
--     -> Index Scan Backward using attendance__plant_date_id_ix on attendance
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

select id
from ink_can
where (plant_id = ? and (away_since <= ? and returned_at >= ? and last_equipment_id = ? and state in (?, …)))
order by opened_at desc, id desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: opened_at DESC, id DESC
--           -> Bitmap Heap Scan on ink_can
--                 -> BitmapAnd
--                       -> Bitmap Index Scan on ink_can__last_equipment_ix
--                             Index Cond: (last_equipment_id = ?)
--                       -> Bitmap Index Scan on ink_can__plant_receipt_opened_at_id_ix
--                             Index Cond: (plant_id = ?)

select id from ink_can where (plant_id = ? and (equipment_id = ? and opened_at <= ? and state = ?)) order by opened_at desc, id desc limit ?
--   Limit
--     -> Index Scan Backward using ink_can__plant_equipment_opened_at_id_ix on ink_can
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (opened_at <= ?))

select id from ink_can_stay where (plant_id = ? and (equipment_id = ? and since <= ? and until >= ?)) order by id desc limit ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using ink_can_stay__plant_equipment_until_id_ix on ink_can_stay
--                 Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (until >= ?))

select id
from ink_log
where (plant_id = ? and (equipment_id = ? and booked_at >= ? and booked_at <= ? and state = ? and store_type in (?, …)))
order by booked_at desc, id desc
limit ?
--   Limit
--     -> Index Scan Backward using ink_log__plant_equipment_booked_at_id_ix on ink_log
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (booked_at >= ?) AND (booked_at <= ?))

select id
from inspection_order
where (plant_id = ? and (equipment_id = ? and done_at >= ? and done_at <= ? and status = ? and is_over_ref = ?))
order by plan_date desc, id desc
limit ?
select id
from inspection_order
where (plant_id = ? and (equipment_id = ? and done_at >= ? and done_at <= ? and status = ?))
order by plan_date desc, id desc
limit ?
--   Limit
--     -> Index Scan Backward using inspection_order__plant_equipment_plan_date_id_ix on inspection_order
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?))

select id
from inspection_order
where (plant_id = ? and (equipment_id = ? and due_from <= ? and due_until >= ? and ((status = ? and due_until < ?))))
order by plan_date desc, id desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (status = ?) AND (due_until >= ?) AND (due_until < ?))

select id
from inspection_order
where (plant_id = ? and (equipment_id = ? and due_from <= ? and due_until >= ? and done_at is null and status = ?))
order by plan_date desc, id desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: plan_date COLLATE "C" DESC, id DESC
--           -> Index Scan using inspection_order__plant_status_due_until_id_ix on inspection_order
--                 Index Cond: ((plant_id = ?) AND (status = ?) AND (due_until >= ?))

select id
from maintenance_order
where (plant_id = ? and (equipment_id = ? and actual_date >= ? and actual_date <= ? and status = ?))
order by plan_date asc, id asc
limit ?
--   Limit
--     -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--           Index Cond: ((plant_id = ?) AND (status = ?))

select id
from operation_log
where (coalesce(at_plant_id, ?) = ? and (record_id in (?, …) and resource = ? and action = ? and at >= ? and at <= ?))
order by at desc, id desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: ((resource = ?) AND (record_id = ANY (ARRAY[?, ?])) AND (at >= ?) AND (at <= ?))

select id
from operation_log
where (coalesce(at_plant_id, ?) = ? and (resource = ? and action = ? and at >= ? and at <= ?))
order by at desc, id desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: ((resource = ?) AND (at >= ?) AND (at <= ?))

select id
from production_schedule
where (plant_id = ? and (date = ? and shift_id = ? and equipment_id = ?))
order by date desc, id desc
limit ? offset ?
--   Limit
--     -> Index Only Scan Backward using production_schedule__plant_equipment_date_shift_id_ix on production_schedule
--           Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (date = ?) AND (shift_id = ?))

select id
from production_schedule
where (plant_id = ? and (date = ? and shift_id = ? and equipment_id is null))
order by date desc, id desc
limit ? offset ?
--   Limit
--     -> Index Scan Backward using production_schedule__plant_shift_date_id_ix on production_schedule
--           Index Cond: ((plant_id = ?) AND (shift_id = ?) AND (date = ?))

select id
from repair_log
where (plant_id = ? and (equipment_id = ? and begin_date <= ? and complete_date >= ? and status = ?))
order by created_at desc, id desc
limit ?
select id
from repair_log
where (plant_id = ? and (equipment_id = ? and begin_date >= ? and begin_date <= ? and status = ?))
order by created_at desc, id desc
limit ?
--   Limit
--     -> Index Scan Backward using repair_log__plant_status_created_at_id_ix on repair_log
--           Index Cond: ((plant_id = ?) AND (status = ?))

select id
from repair_log
where (plant_id = ? and (equipment_id = ? and complete_date >= ? and complete_date <= ? and begin_date is null and status = ?))
order by created_at desc, id desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: created_at DESC, id DESC
--           -> Index Scan using repair_log__plant_complete_date_status_report_repair_type_equi on repair_log
--                 Index Cond: ((plant_id = ?) AND (complete_date >= ?) AND (complete_date <= ?) AND (status = ?) AND (equipment_id = ?))

select id from shift_handover where (plant_id = ? and (began_at <= ? and ends_at >= ?)) order by ends_at desc, id desc limit ?
--   Limit
--     -> Index Scan Backward using shift_handover__plant_ends_at_id_ix on shift_handover
--           Index Cond: ((plant_id = ?) AND (ends_at >= ?))

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status = ?))
order by begin_date desc, id desc
limit ?
--   Limit
--     -> Index Scan Backward using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND (begin_date <= ?))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, begin_date as at0, id as at1
    from duct_log
    where #2(
      #3(duct_log.plant_id = ? and #4(duct_log.begin_date <= ? and duct_log.end_date >= ? and duct_log.status = ?)) and duct_log.duct_id = ?
    )
    order by duct_log.begin_date desc, duct_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, begin_date as at0, id as at1
    from duct_log
    where #2(#3(duct_log.plant_id = ? and #4(duct_log.begin_date <= ? and duct_log.status = ?)) and duct_log.duct_id = ?)
    order by duct_log.begin_date desc, duct_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan Backward using duct_log__plant_status_begin_date_id_ix on duct_log
--                                   Index Cond: ((plant_id = ?) AND (status = ?) AND (begin_date <= ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, claim_date as at0, id as at1
    from complaint
    where #2(
      #3(complaint.plant_id = ? and #4(complaint.equipment_id = ? and complaint.prod_date >= ? and complaint.prod_date <= ?))
        and complaint.qa_state = ?
    )
    order by complaint.claim_date desc, complaint.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
  union all
  select 0 as rank, id, at0, at1
  from #1 as part3
  union all
  select 0 as rank, id, at0, at1
  from #1 as part4
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: complaint.claim_date COLLATE "C" DESC, complaint.id DESC
--                                   -> Index Scan using complaint__plant_equipment_prod_date_id_ix on complaint
--                                         Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (prod_date >= ?) AND (prod_date <= ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, created_at as at0, id as at1
    from repair_log
    where #2(#3(repair_log.plant_id = ? and #4(repair_log.equipment_id = ? and repair_log.begin_date <= ?)) and repair_log.status = ?)
    order by repair_log.created_at desc, repair_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan Backward using repair_log__plant_status_created_at_id_ix on repair_log
--                                   Index Cond: ((plant_id = ?) AND (status = ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, log_date as at0, id as at1
    from roller_log
    where #2(#3(roller_log.plant_id = ? and #4(roller_log.log_date >= ? and roller_log.log_date <= ?)) and roller_log.roller_id = ?)
    order by roller_log.log_date desc, roller_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using roller_log__plant_roller_log_date_id_ix on roller_log
--                                   Index Cond: ((plant_id = ?) AND (roller_id = ?) AND (log_date >= ?) AND (log_date <= ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, out_date as at0, id as at1
    from roller_repair
    where #2(
      #3(roller_repair.plant_id = ? and #4(roller_repair.out_date <= ? and roller_repair.return_date >= ?)) and roller_repair.roller_id = ?
    )
    order by roller_repair.out_date desc, roller_repair.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, out_date as at0, id as at1
    from roller_repair
    where #2(
      #3(roller_repair.plant_id = ? and #4(roller_repair.out_date <= ? and roller_repair.status = ?)) and roller_repair.roller_id = ?
    )
    order by roller_repair.out_date desc, roller_repair.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan Backward using roller_repair__plant_roller_out_date_id_ix on roller_repair
--                                   Index Cond: ((plant_id = ?) AND (roller_id = ?) AND (out_date <= ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, plan_date as at0, id as at1
    from maintenance_order
    where #2(
      #3(
        maintenance_order.plant_id = ?
          and #4(maintenance_order.equipment_id = ? and maintenance_order.plan_date >= ? and maintenance_order.plan_date <= ?)
      )
        and maintenance_order.status = ?
    )
    order by maintenance_order.plan_date asc, maintenance_order.id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                   Index Cond: ((plant_id = ?) AND (status = ?) AND (plan_date >= ?) AND (plan_date <= ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, report_date as at0, id as at1
    from report_log
    where #2(
      #3(report_log.plant_id = ? and #4(report_log.equipment_id = ? and report_log.report_date <= ? and report_log.completed_at >= ?))
        and report_log.status = ?
    )
    order by report_log.report_date desc, report_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, report_date as at0, id as at1
    from report_log
    where #2(#3(report_log.plant_id = ? and #4(report_log.equipment_id = ? and report_log.report_date <= ?)) and report_log.status = ?)
    order by report_log.report_date desc, report_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
  union all
  select 0 as rank, id, at0, at1
  from #1 as part2
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: report_log.report_date DESC, report_log.id DESC
--                                   -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                                         Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (status = ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, report_date as at0, id as at1
    from report_log
    where #2(
      #3(
        report_log.plant_id = ?
          and #4(
            report_log.equipment_id = ? and report_log.report_date <= ? and report_log.resume_date >= ? and report_log.completed_at is null
          )
      )
        and report_log.status = ?
    )
    order by report_log.report_date desc, report_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: report_log.report_date DESC, report_log.id DESC
--                                   -> Index Scan using report_log__plant_equipment_status_is_stopped_resume_date_join on report_log
--                                         Index Cond: ((plant_id = ?) AND (equipment_id = ?) AND (status = ?) AND (resume_date >= ?))
--                 …

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, report_date as at0, id as at1
    from report_log
    where #2(
      #3(
        report_log.plant_id = ?
          and #4(
            report_log.equipment_id = ? and report_log.report_date >= ? and report_log.report_date <= ? and report_log.completed_at is null
              and report_log.resume_date is null
          )
      )
        and report_log.status = ?
    )
    order by report_log.report_date desc, report_log.id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan Backward using report_log__plant_status_report_date_id_ix on report_log
--                                   Index Cond: ((plant_id = ?) AND (status = ?) AND (report_date >= ?) AND (report_date <= ?))
--                 …
