select id from file where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using file__plant_id_ix on file
--           Index Cond: (plant_id = ?)

select count(*) from file where plant_id = ?
--   Aggregate
--     -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using file__plant_id_ix on file
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using file__plant_id_ix on file
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using file_pkey on file
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: name, file_type, status
and {} is null -- {}: name, file_type
and {} in (?, …) -- {}: name, file_type, status
and {} ilike ? escape '\' -- {}: name, file_type, owner_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (
  (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
    or (file_type ilike ? escape '\' and (file_type ilike ? escape '\' or squeezed(file_type) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan Backward using file__plant_id_ix on file
--           Index Cond: (plant_id = ?)

and owner_name = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: ((plant_id = ?) AND (owner_name = ?))

and owner_name is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: ((plant_id = ?) AND (owner_name IS NULL))

and owner_name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: ((plant_id = ?) AND (owner_name = ANY (ARRAY[?, ?])))

select owner_name as key0, count(*) from file where plant_id = ? group by 1 limit ? -- group_owner_name
--   Limit
--     -> GroupAggregate
--           Group Key: owner_name
--           -> Index Only Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: (plant_id = ?)

select max(id) from file -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using file_pkey on file
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from file where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from file
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from file
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: (plant_id = ?)

select owner_name as key0, count(*), cast(sum(bytes) as text), cast(count(bytes) as text), cast(min(bytes) as text),
  cast(max(bytes) as text)
from file
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: owner_name
--           -> Index Scan using file__plant_owner_name_owner_id_ix on file
--                 Index Cond: (plant_id = ?)
