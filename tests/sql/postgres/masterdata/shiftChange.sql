select id from shift_change where plant_id = ? order by valid_from asc, id asc limit ?
--   Limit
--     -> Index Only Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

select count(*) from shift_change where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

order by valid_from desc, id desc
--   Limit
--     -> Index Only Scan Backward using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_change__plant_uq on shift_change
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C"
--           -> Index Scan using shift_change__plant_uq on shift_change
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C", id
--           -> Index Scan using shift_change__plant_uq on shift_change
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and shift_id = ?
--   Limit
--     -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--           Index Cond: ((plant_id = ?) AND (shift_id = ?))

and shift_id is null
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C", id
--           -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                 Index Cond: ((plant_id = ?) AND (shift_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, valid_from as at0, id as at1
    from shift_change
    where (plant_id = ? and shift_id = ?)
    order by valid_from asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                                   Index Cond: ((plant_id = ?) AND (shift_id = ?))
--                 …

and valid_from = ?
--   Limit
--     -> Index Only Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: ((plant_id = ?) AND (valid_from = ?))

and (valid_from >= ? and valid_from <= ?)
--   Limit
--     -> Index Only Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: ((plant_id = ?) AND (valid_from >= ?) AND (valid_from <= ?))

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using shift_change__plant_valid_from_id_ix on shift_change
--           Index Cond: (plant_id = ?)

and 1 = 0 -- keyword
--   Limit
--     -> Sort
--           Sort Key: valid_from COLLATE "C", id
--           -> Result
--                 One-Time Filter: false

select shift_id as key0, count(*) from shift_change where plant_id = ? group by 1 limit ? -- group_shift_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                 Index Cond: (plant_id = ?)

select substr(valid_from, 1, 7) as key0, count(*) from shift_change where plant_id = ? group by 1 limit ? -- group_valid_from
--   Limit
--     -> HashAggregate
--           Group Key: substr(valid_from, 1, 7)
--           -> Index Only Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                 Index Cond: (plant_id = ?)

select max(id) from shift_change -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using shift_change_pkey on shift_change
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from shift_change where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_change
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_change
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_change__plant_shift_valid_from_id_ix on shift_change
--                 Index Cond: (plant_id = ?)
