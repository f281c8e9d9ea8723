select id from equipment where plant_id = ? order by sort_order asc, id asc limit ?
and {} ilike ? escape '\' -- {}: number, name
and (
  (number ilike ? escape '\' and (number ilike ? escape '\' or squeezed(number) ilike ? escape '\'))
    or (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
)
-- covered
--   Limit
--     -> Index Only Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)

select count(*) from equipment where plant_id = ?
--   Aggregate
--     -> Index Only Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--           Index Cond: (plant_id = ?)

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using equipment__plant_uq on equipment
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: number, name
--   Limit
--     -> Index Only Scan using equipment__plant_{}_id_ix on equipment
--           Index Cond: (plant_id = ?)

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
--   Limit
--     -> Sort
--           Sort Key: (4), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: equipment.id
--                                   -> Nested Loop
--                                         -> HashAggregate
--                                               Group Key: report_log.equipment_id
--                                               -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on repor…
--                                                     Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                         -> Index Only Scan using equipment__plant_uq on equipment
--                                               Index Cond: ((plant_id = ?) AND (id = report_log.equipment_id))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Merge Semi Join
--                                   Merge Cond: (equipment.id = maintenance_order.equipment_id)
--                                   -> Index Only Scan using equipment__plant_uq on equipment
--                                         Index Cond: (plant_id = ?)
--                                         SubPlan 1
--                                           -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_lo…
--                                                 Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                   -> Sort
--                                         Sort Key: maintenance_order.equipment_id
--                                         -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                               Index Cond: ((plant_id = ?) AND (status = ?))
--                 -> Subquery Scan on part2
--                       -> Limit
--                             -> Merge Semi Join
--                                   Merge Cond: (equipment.id = report_log.equipment_id)
--                                   -> Index Only Scan using equipment__plant_uq on equipment
--                                         Index Cond: (plant_id = ?)
--                                         SubPlan 2
--                                           -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_lo…
--                                                 Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                         SubPlan 3
--                                           -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                                 Index Cond: ((plant_id = ?) AND (status = ?))
--                                   -> Sort
--                                         Sort Key: report_log.equipment_id
--                                         -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                                               Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))
--                 -> Subquery Scan on part3
--                       -> Limit
--                             -> Index Only Scan using equipment__plant_uq on equipment
--                                   Index Cond: (plant_id = ?)
--                                   SubPlan 4
--                                     -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                                           Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                                   SubPlan 5
--                                     -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                                           Index Cond: ((plant_id = ?) AND (status = ?))
--                                   SubPlan 6
--                                     -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                                           Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using equipment__plant_uq on equipment
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_uq on equipment
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and number = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__number_uq on equipment
--                 Index Cond: ((plant_id = ?) AND (number = ?))

and {} is null -- {}: number, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_{}_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and {} in (?, …) -- {}: number, name
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_{}_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND ({} = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using equipment__plant_name_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND (name = ?))

and {} = ? -- {}: workshop_id, linked_id, vendor_id
--   Limit
--     -> Index Only Scan using equipment__plant_{}_sort_order_id_ix on equipment
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: workshop_id, linked_id, vendor_id
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Only Scan using equipment__plant_{}_sort_order_id_ix on equipment
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using equipment__plant_{}_sort_order_id_ix on equipment
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: category, maint_craft, criticality, is_assembly, is_paused, in_service_since, status
and {} in (?, …) -- {}: category, maint_craft, criticality, status
and ({} >= ? and {} <= ?) -- {}: in_service_since, created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (number ilike ? escape '\' and (number ilike ? escape '\' or squeezed(number) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)

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
--   Limit
--     -> Index Only Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)
--           SubPlan 1
--             -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                   Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--           SubPlan 2
--             -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                   Index Cond: ((plant_id = ?) AND (status = ?))
--           SubPlan 3
--             -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                   Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

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
--   Limit
--     -> Index Only Scan using equipment__plant_sort_order_id_number_name_ix on equipment
--           Index Cond: (plant_id = ?)
--           SubPlan 1
--             -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                   Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--           SubPlan 2
--             -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                   Index Cond: ((plant_id = ?) AND (status = ?))
--           SubPlan 3
--             -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                   Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))
--           …
--           SubPlan 5
--             -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                   Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--           SubPlan 6
--             -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                   Index Cond: ((plant_id = ?) AND (status = ?))

select workshop_id as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_workshop_id
--   Limit
--     -> GroupAggregate
--           Group Key: workshop_id
--           -> Index Only Scan using equipment__plant_workshop_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select max(id) from equipment
-- group_category, group_maint_craft, group_criticality, group_is_assembly, group_is_paused, group_in_service_since, group_status, group_state, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using equipment_pkey on equipment
--                   Index Cond: (id IS NOT NULL)

select category as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_category
--   Limit
--     -> HashAggregate
--           Group Key: category
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select linked_id as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_linked_id
--   Limit
--     -> GroupAggregate
--           Group Key: linked_id
--           -> Index Only Scan using equipment__plant_linked_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select vendor_id as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_vendor_id
--   Limit
--     -> GroupAggregate
--           Group Key: vendor_id
--           -> Index Only Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select maint_craft as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_maint_craft
--   Limit
--     -> HashAggregate
--           Group Key: maint_craft
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select criticality as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_criticality
--   Limit
--     -> HashAggregate
--           Group Key: criticality
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select is_assembly as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_is_assembly
--   Limit
--     -> HashAggregate
--           Group Key: is_assembly
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select is_paused as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_is_paused
--   Limit
--     -> HashAggregate
--           Group Key: is_paused
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select substr(in_service_since, 1, 7) as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_in_service_since
--   Limit
--     -> HashAggregate
--           Group Key: substr(in_service_since, 1, 7)
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from equipment where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select case
  when id in (
    select report_log.equipment_id
    from report_log
    where (report_log.plant_id = ? and report_log.status in (?, …) and report_log.is_stopped = ? and report_log.resume_date is null)
  ) then ?
  when id in (
    select maintenance_order.equipment_id from maintenance_order where (maintenance_order.plant_id = ? and maintenance_order.status = ?)
  ) then ?
  when id in (select report_log.equipment_id from report_log where (report_log.plant_id = ? and report_log.status in (?, …))) then ?
  else ? end as key0, count(*)
from equipment
where plant_id = ?
group by 1
limit ?
-- group_state
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (hashed SubPlan 1) THEN ? WHEN (hashed SubPlan 2) THEN ? WHEN (hashed SubPlan 3) THEN ? ELSE ? END
--           -> Index Only Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)
--                 SubPlan 1
--                   -> Index Only Scan using report_log__plant_is_stopped_resume_date_report_date_equipment on report_log
--                         Index Cond: ((plant_id = ?) AND (is_stopped = ?) AND (resume_date IS NULL))
--                 SubPlan 2
--                   -> Index Scan using maintenance_order__plant_status_plan_date_id_ix on maintenance_order
--                         Index Cond: ((plant_id = ?) AND (status = ?))
--                 SubPlan 3
--                   -> Index Scan using report_log__plant_status_report_date_id_ix on report_log
--                         Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from equipment
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from equipment
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using equipment__plant_vendor_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)

select workshop_id as key0, count(*), cast(sum(maint_level) as text), cast(count(maint_level) as text), cast(min(maint_level) as text),
  cast(max(maint_level) as text)
from equipment
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: workshop_id
--           -> Index Scan using equipment__plant_workshop_sort_order_id_ix on equipment
--                 Index Cond: (plant_id = ?)
