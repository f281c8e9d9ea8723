select id from position_demand where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using position_demand__plant_id_ix on position_demand
--           Index Cond: (plant_id = ?)

select count(*) from position_demand where plant_id = ?
--   Aggregate
--     -> Index Only Scan using position_demand__plant_equipment_id_ix on position_demand
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using position_demand__plant_id_ix on position_demand
--           Index Cond: (plant_id = ?)

order by name asc, id asc
--   Limit
--     -> Index Only Scan using position_demand__plant_name_id_ix on position_demand
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using position_demand__plant_id_ix on position_demand
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using position_demand_pkey on position_demand
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: name, position_id, shift_id, equipment_id
--   Limit
--     -> Index Only Scan Backward using position_demand__plant_{}_id_ix on position_demand
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: name, position_id, shift_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using position_demand__plant_{}_id_ix on position_demand
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using position_demand__plant_name_id_ix on position_demand
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (pinyin ilike ? escape '\' and (pinyin ilike ? escape '\' or squeezed(pinyin) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan Backward using position_demand__plant_id_ix on position_demand
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from position_demand where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: position_id, shift_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using position_demand__plant_{}_id_ix on position_demand
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

select position_id as key0, count(*) from position_demand where plant_id = ? group by 1 limit ? -- group_position_id
--   Limit
--     -> GroupAggregate
--           Group Key: position_id
--           -> Index Only Scan using position_demand__plant_position_id_ix on position_demand
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from position_demand where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using position_demand__plant_shift_id_ix on position_demand
--                 Index Cond: (plant_id = ?)

select equipment_id as key0, count(*) from position_demand where plant_id = ? group by 1 limit ? -- group_equipment_id
--   Limit
--     -> GroupAggregate
--           Group Key: equipment_id
--           -> Index Only Scan using position_demand__plant_equipment_id_ix on position_demand
--                 Index Cond: (plant_id = ?)

select max(id) from position_demand -- group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using position_demand_pkey on position_demand
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from position_demand
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using position_demand__plant_equipment_id_ix on position_demand
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from position_demand
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using position_demand__plant_equipment_id_ix on position_demand
--                 Index Cond: (plant_id = ?)

select position_id as key0, count(*), cast(sum(heads) as text), cast(count(heads) as text), cast(min(heads) as text),
  cast(max(heads) as text)
from position_demand
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: position_id
--           -> Index Scan using position_demand__plant_position_id_ix on position_demand
--                 Index Cond: (plant_id = ?)
