select id from equipment where plant_id = ? order by sort_order asc, id asc limit ?
and id in (?, …) -- id
and {} is null -- {}: number, name
and {} in (?, …) -- {}: number, name
and {} like ? escape '\' -- {}: number, name
and {} = ? -- {}: name
and (
  (number like ? escape '\' and (number like ? escape '\' or squeezed(number) like ? escape '\'))
    or (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
)
-- covered
--   SEARCH equipment USING COVERING INDEX equipment__plant_sort_order_id_number_name_ix (plant_id=?)

select count(*) from equipment where plant_id = ?
select vendor_id as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_vendor_id
--   SEARCH equipment USING COVERING INDEX equipment__plant_vendor_sort_order_id_ix (plant_id=?)

order by sort_order desc, id desc
--   SEARCH equipment USING COVERING INDEX equipment__plant_sort_order_id_number_name_ix (plant_id=?)

order by id asc
--   SEARCH equipment USING COVERING INDEX equipment__plant_uq (plant_id=?)

order by number asc, id asc
--   SEARCH equipment USING COVERING INDEX equipment__number_uq (plant_id=?)

order by name asc, id asc
--   SEARCH equipment USING COVERING INDEX equipment__plant_name_id_ix (plant_id=?)

select merged.id as id
from (
  select 4 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (
      plant_id = ?
        and id in #1(
          select report_log.equipment_id
          from report_log
          where #2(report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
        )
    )
    order by id asc
    limit ?
  ) as part0
  union all
  select 3 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (
      plant_id = ?
        and (
          id in #3(
            select maintenance_order.equipment_id
            from maintenance_order
            where #4(maintenance_order.plant_id = ? and maintenance_order.status = ?)
          )
            and #5(id in #1) is not true
        )
    )
    order by id asc
    limit ?
  ) as part1
  union all
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (
      plant_id = ?
        and (
          id in #6(select report_log.equipment_id from report_log where #7(report_log.plant_id = ? and report_log.status in (?, …)))
            and #5 is not true and #8(id in #3) is not true
        )
    )
    order by id asc
    limit ?
  ) as part2
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from equipment
    where (plant_id = ? and (#5 is not true and #8 is not true and (id in #6) is not true))
    order by id asc
    limit ?
  ) as part3
) as merged
order by merged.rank asc, at0 asc
limit ?
-- state
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH equipment USING COVERING INDEX equipment__plant_uq (plant_id=? AND id=?)
--           LIST SUBQUERY 1
--             SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH equipment USING COVERING INDEX equipment__plant_uq (plant_id=? AND id=?)
--           LIST SUBQUERY 4
--             SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--           LIST SUBQUERY 5
--             SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--             CREATE BLOOM FILTER
--         SCAN part1
--       UNION ALL
--         CO-ROUTINE part2
--           SEARCH equipment USING COVERING INDEX equipment__plant_uq (plant_id=? AND id=?)
--           LIST SUBQUERY 8
--             SEARCH report_log USING COVERING INDEX report_log__plant_equipment_status_is_stopped_resume_date_join (plant_id=?)
--           LIST SUBQUERY 9
--             SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--             CREATE BLOOM FILTER
--           LIST SUBQUERY 10
--             SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--             CREATE BLOOM FILTER
--         SCAN part2
--       UNION ALL
--         CO-ROUTINE part3
--           SEARCH equipment USING COVERING INDEX equipment__plant_uq (plant_id=?)
--           LIST SUBQUERY 13
--             SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--             CREATE BLOOM FILTER
--           LIST SUBQUERY 14
--             SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--             CREATE BLOOM FILTER
--           LIST SUBQUERY 15
--             SEARCH report_log USING COVERING INDEX report_log__plant_equipment_status_is_stopped_resume_date_join (plant_id=?)
--             CREATE BLOOM FILTER
--         SCAN part3
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and id = ?
--   SEARCH equipment USING INTEGER PRIMARY KEY (rowid=?)

and number = ?
--   SEARCH equipment USING INDEX equipment__number_uq (plant_id=? AND number=?)

and {} = ? -- {}: workshop_id, linked_id, vendor_id
and {} is null -- {}: linked_id, vendor_id
--   SEARCH equipment USING COVERING INDEX equipment__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: workshop_id
and {} = ? -- {}: category, maint_craft, criticality, is_assembly, is_paused, in_service_since, status
and {} in (?, …) -- {}: category, maint_craft, criticality, status
and ({} >= ? and {} <= ?) -- {}: in_service_since, created_at, updated_at
and (
  (name like ? escape '\' and (name like ? escape '\' or squeezed(name) like ? escape '\'))
    or (number like ? escape '\' and (number like ? escape '\' or squeezed(number) like ? escape '\'))
    or (pinyin like ? escape '\' and (pinyin like ? escape '\' or squeezed(pinyin) like ? escape '\'))
)
-- keyword
--   SEARCH equipment USING INDEX equipment__plant_sort_order_id_number_name_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, sort_order as at0, id as at1 from equipment where (plant_id = ? and {} = ?) order by sort_order asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: workshop_id, linked_id, vendor_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH equipment USING COVERING INDEX equipment__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH equipment USING COVERING INDEX equipment__plant_{}_sort_order_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and (
  (
    id in (
      select report_log.equipment_id
      from report_log
      where (report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
    )
  ) is not true
    and (
      id in (
        select maintenance_order.equipment_id from maintenance_order where (maintenance_order.plant_id = ? and maintenance_order.status = ?)
      )
    ) is not true
    and (id in (select report_log.equipment_id from report_log where (report_log.plant_id = ? and report_log.status in (?, …)))) is not true
)
-- state
--   SEARCH equipment USING COVERING INDEX equipment__plant_sort_order_id_number_name_ix (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SEARCH report_log USING COVERING INDEX report_log__plant_equipment_status_is_stopped_resume_date_join (plant_id=?)
--     CREATE BLOOM FILTER

and (
  (
    #1(
      id in #2(
        select report_log.equipment_id
        from report_log
        where #3(report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
      )
    ) is not true
      and #4(
        id in #5(
          select maintenance_order.equipment_id
          from maintenance_order
          where #6(maintenance_order.plant_id = ? and maintenance_order.status = ?)
        )
      ) is not true
      and (
        id in #7(select report_log.equipment_id from report_log where #8(report_log.plant_id = ? and report_log.status in (?, …)))
      ) is not true
  )
    or (id in #7 and #1 is not true and #4 is not true)
)
-- state
--   SEARCH equipment USING COVERING INDEX equipment__plant_sort_order_id_number_name_ix (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SEARCH report_log USING COVERING INDEX report_log__plant_equipment_status_is_stopped_resume_date_join (plant_id=?)
--     …
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 5
--     SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 6
--     SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--     CREATE BLOOM FILTER

select workshop_id as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_workshop_id
--   SEARCH equipment USING COVERING INDEX equipment__plant_workshop_sort_order_id_ix (plant_id=?)

select max(id) from equipment
-- group_category, group_maint_craft, group_criticality, group_is_assembly, group_is_paused, group_in_service_since, group_status, group_state, group_created_at, group_updated_at, group_measures
--   SEARCH equipment

select row_groups(10000, 1, 0, category) from equipment indexed by equipment__plant_uq where plant_id = ? -- group_category
select row_groups(10000, 1, 0, maint_craft) from equipment indexed by equipment__plant_uq where plant_id = ? -- group_maint_craft
select row_groups(10000, 1, 0, criticality) from equipment indexed by equipment__plant_uq where plant_id = ? -- group_criticality
select row_groups(10000, 1, 0, is_assembly) from equipment indexed by equipment__plant_uq where plant_id = ? -- group_is_assembly
select row_groups(10000, 1, 0, is_paused) from equipment indexed by equipment__plant_uq where plant_id = ? -- group_is_paused
select row_groups(10000, 1, 0, substr(in_service_since, 1, 7)) from equipment indexed by equipment__plant_uq where plant_id = ?
-- group_in_service_since
select row_groups(10000, 1, 0, status) from equipment indexed by equipment__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from equipment indexed by equipment__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from equipment indexed by equipment__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, workshop_id, maint_level) from equipment indexed by equipment__plant_uq where plant_id = ? -- group_measures
--   SEARCH equipment USING INDEX equipment__plant_uq (plant_id=?)

select linked_id as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_linked_id
--   SEARCH equipment USING COVERING INDEX equipment__plant_linked_sort_order_id_ix (plant_id=?)

select row_groups(
  10000, 1, 0, case
    when id in (
      select report_log.equipment_id
      from report_log
      where (report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
    ) then ?
    when id in (
      select maintenance_order.equipment_id from maintenance_order where (maintenance_order.plant_id = ? and maintenance_order.status = ?)
    ) then ?
    when id in (select report_log.equipment_id from report_log where (report_log.plant_id = ? and report_log.status in (?, …))) then ?
    else ? end
)
from equipment indexed by equipment__plant_uq
where plant_id = ?
-- group_state
--   SEARCH equipment USING COVERING INDEX equipment__plant_uq (plant_id=?)
--   LIST SUBQUERY 1
--     SEARCH report_log USING COVERING INDEX report_log__plant_is_stopped_resume_date_report_date_equipment (plant_id=? AND is_stopped=? AND resume_date=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SEARCH maintenance_order USING INDEX maintenance_order__plant_status_plan_date_id_ix (plant_id=? AND status=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SEARCH report_log USING COVERING INDEX report_log__plant_equipment_status_is_stopped_resume_date_join (plant_id=?)
--     CREATE BLOOM FILTER
