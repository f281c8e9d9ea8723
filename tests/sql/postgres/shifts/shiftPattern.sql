select id from shift_pattern where plant_id = ? order by name asc, id asc limit ?
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

select count(*) from shift_pattern where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

order by name desc, id desc
--   Limit
--     -> Index Only Scan Backward using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_pattern__plant_uq on shift_pattern
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: name COLLATE "C"
--           -> Index Scan using shift_pattern__plant_uq on shift_pattern
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: name COLLATE "C", id
--           -> Index Scan using shift_pattern__plant_uq on shift_pattern
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and name = ?
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: ((plant_id = ?) AND (name = ?))

and name is null
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: ((plant_id = ?) AND (name IS NULL))

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: name COLLATE "C", id
--           -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--                 Index Cond: ((plant_id = ?) AND (name = ANY (ARRAY[?, ?])))

and name ilike ? escape '\'
--   Limit
--     -> Index Only Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using shift_pattern__plant_name_id_ix on shift_pattern
--           Index Cond: (plant_id = ?)

select max(id) from shift_pattern -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using shift_pattern_pkey on shift_pattern
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from shift_pattern where plant_id = ? group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using shift_pattern__plant_name_id_ix on shift_pattern
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_pattern
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_pattern__plant_name_id_ix on shift_pattern
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_pattern
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_pattern__plant_name_id_ix on shift_pattern
--                 Index Cond: (plant_id = ?)
