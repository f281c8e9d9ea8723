select id from maintenance_plan_part where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using maintenance_plan_part__plant_id_ix on maintenance_plan_part
--           Index Cond: (plant_id = ?)

select count(*) from maintenance_plan_part where plant_id = ?
--   Aggregate
--     -> Index Only Scan using maintenance_plan_part__plant_part_id_ix on maintenance_plan_part
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using maintenance_plan_part__plant_id_ix on maintenance_plan_part
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using maintenance_plan_part__plant_id_ix on maintenance_plan_part
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using maintenance_plan_part_pkey on maintenance_plan_part
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: plan_id, part_id
--   Limit
--     -> Index Only Scan Backward using maintenance_plan_part__plant_{}_id_ix on maintenance_plan_part
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: plan_id, part_id
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using maintenance_plan_part__plant_{}_id_ix on maintenance_plan_part
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from maintenance_plan_part where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: plan_id, part_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using maintenance_plan_part__plant_{}_id_ix on maintenance_plan_part
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (part_name ilike ? escape '\' and (part_name ilike ? escape '\' or squeezed(part_name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using maintenance_plan_part__plant_id_ix on maintenance_plan_part
--           Index Cond: (plant_id = ?)

select plan_id as key0, count(*) from maintenance_plan_part where plant_id = ? group by 1 limit ? -- group_plan_id
--   Limit
--     -> GroupAggregate
--           Group Key: plan_id
--           -> Index Only Scan using maintenance_plan_part__plant_plan_id_ix on maintenance_plan_part
--                 Index Cond: (plant_id = ?)

select part_id as key0, count(*) from maintenance_plan_part where plant_id = ? group by 1 limit ? -- group_part_id
--   Limit
--     -> GroupAggregate
--           Group Key: part_id
--           -> Index Only Scan using maintenance_plan_part__plant_part_id_ix on maintenance_plan_part
--                 Index Cond: (plant_id = ?)

select max(id) from maintenance_plan_part -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using maintenance_plan_part_pkey on maintenance_plan_part
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from maintenance_plan_part
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using maintenance_plan_part__plant_part_id_ix on maintenance_plan_part
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from maintenance_plan_part
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using maintenance_plan_part__plant_part_id_ix on maintenance_plan_part
--                 Index Cond: (plant_id = ?)

select plan_id as key0, unit_of_0.unit as unit0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text),
  cast(min(quantity) as text), cast(max(quantity) as text)
from maintenance_plan_part
left
join spare_part unit_of_0 on unit_of_0.id = part_id
where plant_id = ?
group by 1, 2
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: maintenance_plan_part.plan_id, unit_of.unit
--           -> Incremental Sort
--                 Sort Key: maintenance_plan_part.plan_id, unit_of.unit COLLATE "C"
--                 Presorted Key: maintenance_plan_part.plan_id
--                 -> Nested Loop Left Join
--                       -> Index Scan using maintenance_plan_part__plant_plan_id_ix on maintenance_plan_part
--                             Index Cond: (plant_id = ?)
--                       -> Index Scan using spare_part_pkey on spare_part unit_of
--                             Index Cond: (id = maintenance_plan_part.part_id)
