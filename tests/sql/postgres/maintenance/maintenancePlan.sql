select id from maintenance_plan where plant_id = ? order by next_maint_date asc, id asc limit ?
and {} in (?, …) -- {}: name
and {} ilike ? escape '\' -- {}: name
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword, covered
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

select count(*) from maintenance_plan where plant_id = ?
--   Aggregate
--     -> Index Only Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

order by next_maint_date desc, id desc
--   Limit
--     -> Index Only Scan Backward using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_uq on maintenance_plan
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: next_maint_date COLLATE "C"
--           -> Index Scan using maintenance_plan__plant_uq on maintenance_plan
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: next_maint_date COLLATE "C", id
--           -> Index Scan using maintenance_plan__plant_uq on maintenance_plan
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: equipment_id, owner_id, template_id
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_{}_next_maint_date_id_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: equipment_id, owner_id, template_id
--   Limit
--     -> Sort
--           Sort Key: next_maint_date COLLATE "C", id
--           -> Index Only Scan using maintenance_plan__plant_{}_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, next_maint_date as at0, id as at1
    from maintenance_plan
    where (plant_id = ? and {} = ?)
    order by next_maint_date asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: equipment_id, owner_id, template_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using maintenance_plan__plant_{}_next_maint_date_id_ix on maintenance_plan
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and name = ?
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (name IS NULL))

and {} = ? -- {}: maint_craft, is_paused, status
and {} in (?, …) -- {}: maint_craft, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: (plant_id = ?)

and next_maint_date = ?
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (next_maint_date = ?))

and (next_maint_date >= ? and next_maint_date <= ?)
--   Limit
--     -> Index Only Scan using maintenance_plan__plant_next_maint_date_id_name_ix on maintenance_plan
--           Index Cond: ((plant_id = ?) AND (next_maint_date >= ?) AND (next_maint_date <= ?))

select equipment_id as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using maintenance_plan__plant_equipment_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select max(id) from maintenance_plan -- group_maint_craft, group_is_paused, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using maintenance_plan_pkey on maintenance_plan
--                   Index Cond: (id IS NOT NULL)

select maint_craft as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_maint_craft
--   Limit
--     -> HashAggregate
--           Group Key: maint_craft
--           -> Index Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select owner_id as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_owner_id
--   Limit
--     -> GroupAggregate
--           Group Key: owner_id
--           -> Index Only Scan using maintenance_plan__plant_owner_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select substr(next_maint_date, 1, 7) as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_next_maint_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(next_maint_date, 1, 7)
--           -> Index Only Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select template_id as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_template_id
--   Limit
--     -> GroupAggregate
--           Group Key: template_id
--           -> Index Only Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select is_paused as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_is_paused
--   Limit
--     -> HashAggregate
--           Group Key: is_paused
--           -> Index Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from maintenance_plan where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from maintenance_plan
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from maintenance_plan
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using maintenance_plan__plant_template_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*), cast(sum(maint_level) as text), cast(count(maint_level) as text), cast(min(maint_level) as text),
  cast(max(maint_level) as text)
from maintenance_plan
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Scan using maintenance_plan__plant_equipment_next_maint_date_id_ix on maintenance_plan
--                 Index Cond: (plant_id = ?)
