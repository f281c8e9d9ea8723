select * from {} where (id = ? and plant_id = ?)
-- {}: complaint, ink_log, maintenance_order, repair_log, report_log, worker, worker_vacation
--   SEARCH {} USING INTEGER PRIMARY KEY (rowid=?)

select * from duct where (plant_id = ? and equipment_id = ?) order by +id
--   SEARCH duct USING INDEX duct__plant_equipment_duct_no_id_ix (plant_id=? AND equipment_id=?)
--   USE TEMP B-TREE FOR ORDER BY

select * from {} where ({}.id in (select value from json_each(?)) and {}.plant_id = ?) -- {}: duct_log, production_schedule, shift_handover
--   SEARCH {} USING INDEX {}__plant_uq (plant_id=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select * from roller where (plant_id = ? and decor_code = ?) order by +id
--   SEARCH roller USING INDEX roller__plant_decor_code_id_ix (plant_id=? AND decor_code=?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from attendance
where (plant_id = ? and (date >= ? and date <= ? and presence = ? and status = ?))
order by date desc, id desc
limit ?
--   SEARCH attendance USING INDEX attendance__plant_date_id_ix (plant_id=? AND date>? AND date<?)

select id
from ink_can
where (plant_id = ? and (away_since <= ? and returned_at >= ? and last_equipment_id = ? and state in (?, …)))
order by opened_at desc, id desc
limit ?
--   SEARCH ink_can USING INDEX ink_can__plant_opened_at_id_ix (plant_id=?)

select id from ink_can where (plant_id = ? and (equipment_id = ? and opened_at <= ? and state = ?)) order by opened_at desc, id desc limit ?
--   SEARCH ink_can USING INDEX ink_can__plant_equipment_opened_at_id_ix (plant_id=? AND equipment_id=? AND opened_at<?)

select id from ink_can_stay where (plant_id = ? and (equipment_id = ? and since <= ? and until >= ?)) order by id desc limit ?
--   SEARCH ink_can_stay USING INDEX ink_can_stay__plant_equipment_until_id_ix (plant_id=? AND equipment_id=? AND until>?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from ink_log
where (plant_id = ? and (equipment_id = ? and booked_at >= ? and booked_at <= ? and state = ? and store_type in (?, …)))
order by booked_at desc, id desc
limit ?
--   SEARCH ink_log USING COVERING INDEX ink_log__plant_booked_at_id_store_type_state_amount_ink_equipm (plant_id=? AND booked_at>? AND booked_at<?)

select id
from {}
where (plant_id = ? and (equipment_id = ? and done_at >= ? and done_at <= ? and status = ? and is_over_ref = ?))
order by plan_date desc, id desc
limit ?
-- {}: inspection_order
select id
from {}
where (plant_id = ? and (equipment_id = ? and done_at >= ? and done_at <= ? and status = ?))
order by plan_date desc, id desc
limit ?
-- {}: inspection_order
select id
from {}
where (plant_id = ? and (equipment_id = ? and actual_date >= ? and actual_date <= ? and status = ?))
order by plan_date asc, id asc
limit ?
-- {}: maintenance_order
--   SEARCH {} USING INDEX {}__plant_equipment_plan_date_id_ix (plant_id=? AND equipment_id=?)

select id
from inspection_order
where (plant_id = ? and (equipment_id = ? and due_from <= ? and due_until >= ? and ((status = ? and due_until < ?))))
order by plan_date desc, id desc
limit ?
--   SEARCH inspection_order USING INDEX inspection_order__plant_status_due_until_id_ix (plant_id=? AND status=? AND due_until>? AND due_until<?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from inspection_order
where (plant_id = ? and (equipment_id = ? and due_from <= ? and due_until >= ? and done_at is null and status = ?))
order by plan_date desc, id desc
limit ?
--   SEARCH inspection_order USING INDEX inspection_order__plant_status_due_until_id_ix (plant_id=? AND status=? AND due_until>?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from operation_log
where (coalesce(at_plant_id, ?) = ? and (record_id in (?, …) and resource = ? and action = ? and at >= ? and at <= ?))
order by at desc, id desc
limit ?
--   SEARCH operation_log USING INDEX operation_log__resource_record_at_id_ix (resource=? AND record_id=? AND at>? AND at<?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from operation_log
where (coalesce(at_plant_id, ?) = ? and (resource = ? and action = ? and at >= ? and at <= ?))
order by at desc, id desc
limit ?
--   SEARCH operation_log USING INDEX operation_log__resource_record_at_id_ix (resource=?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from production_schedule
where (plant_id = ? and (date = ? and shift_id = ? and equipment_id = ?))
order by date desc, id desc
limit ? offset ?
select id
from production_schedule
where (plant_id = ? and (date = ? and shift_id = ? and equipment_id is null))
order by date desc, id desc
limit ? offset ?
--   SEARCH production_schedule USING COVERING INDEX production_schedule__plant_equipment_date_shift_id_ix (plant_id=? AND equipment_id=? AND date=? AND shift_id=?)

select id
from repair_log
where (plant_id = ? and (equipment_id = ? and begin_date <= ? and complete_date >= ? and status = ?))
order by created_at desc, id desc
limit ?
--   SEARCH repair_log USING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=? AND complete_date>?)
--   USE TEMP B-TREE FOR ORDER BY

select id
from repair_log
where (plant_id = ? and (equipment_id = ? and begin_date >= ? and begin_date <= ? and status = ?))
order by created_at desc, id desc
limit ?
--   SEARCH repair_log USING INDEX repair_log__plant_equipment_created_at_id_ix (plant_id=? AND equipment_id=?)

select id
from repair_log
where (plant_id = ? and (equipment_id = ? and complete_date >= ? and complete_date <= ? and begin_date is null and status = ?))
order by created_at desc, id desc
limit ?
--   SEARCH repair_log USING INDEX repair_log__plant_complete_date_status_report_repair_type_equi (plant_id=? AND complete_date>? AND complete_date<?)
--   USE TEMP B-TREE FOR ORDER BY

select id from shift_handover where (plant_id = ? and (began_at <= ? and ends_at >= ?)) order by ends_at desc, id desc limit ?
--   SEARCH shift_handover USING INDEX shift_handover__plant_ends_at_id_ix (plant_id=? AND ends_at>?)

select id
from worker_vacation
where (plant_id = ? and (begin_date <= ? and end_date >= ? and status = ?))
order by begin_date desc, id desc
limit ?
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=? AND begin_date<?)

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH duct_log USING INDEX duct_log__plant_duct_begin_date_id_ix (plant_id=? AND duct_id=? AND begin_date<?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part3
--           SEARCH duct_log USING INDEX duct_log__plant_duct_begin_date_id_ix (plant_id=? AND duct_id=? AND begin_date<?)
--         SCAN part3
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH complaint USING INDEX complaint__plant_equipment_prod_date_id_ix (plant_id=? AND equipment_id=? AND prod_date>? AND prod_date<?)
--           USE TEMP B-TREE FOR ORDER BY
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part4
--           SEARCH complaint USING INDEX complaint__plant_equipment_prod_date_id_ix (plant_id=? AND equipment_id=? AND prod_date>? AND prod_date<?)
--           USE TEMP B-TREE FOR ORDER BY
--         SCAN part4
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH repair_log USING INDEX repair_log__plant_equipment_created_at_id_ix (plant_id=? AND equipment_id=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH repair_log USING INDEX repair_log__plant_equipment_created_at_id_ix (plant_id=? AND equipment_id=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH roller_log USING COVERING INDEX roller_log__plant_roller_log_date_id_ix (plant_id=? AND roller_id=? AND log_date>? AND log_date<?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part2
--           SEARCH roller_log USING COVERING INDEX roller_log__plant_roller_log_date_id_ix (plant_id=? AND roller_id=? AND log_date>? AND log_date<?)
--         SCAN part2
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH roller_repair USING INDEX roller_repair__plant_roller_out_date_id_ix (plant_id=? AND roller_id=? AND out_date<?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part2
--           SEARCH roller_repair USING INDEX roller_repair__plant_roller_out_date_id_ix (plant_id=? AND roller_id=? AND out_date<?)
--         SCAN part2
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH maintenance_order USING INDEX maintenance_order__plant_equipment_plan_date_id_ix (plant_id=? AND equipment_id=? AND plan_date>? AND plan_date<?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part2
--           SEARCH maintenance_order USING INDEX maintenance_order__plant_equipment_plan_date_id_ix (plant_id=? AND equipment_id=? AND plan_date>? AND plan_date<?)
--         SCAN part2
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date<?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date<?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date<?)
--         SCAN part0
--       UNION ALL
--         …
--         CO-ROUTINE part2
--           SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date<?)
--         SCAN part2
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

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
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date>? AND report_date<?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH report_log USING INDEX report_log__plant_equipment_report_date_id_ix (plant_id=? AND equipment_id=? AND report_date>? AND report_date<?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY
