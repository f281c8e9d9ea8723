select id from holiday where plant_id = ? order by begin_date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

select count(*) from holiday where plant_id = ?
--   Aggregate
--     -> Index Only Scan using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

order by begin_date asc, id asc
--   Limit
--     -> Index Only Scan using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using holiday__plant_uq on holiday
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC
--           -> Index Scan using holiday__plant_uq on holiday
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using holiday__plant_uq on holiday
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: holiday_type, name
and {} in (?, …) -- {}: holiday_type, name
and {} is null -- {}: name
and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: (plant_id = ?)

and begin_date = ?
--   Limit
--     -> Index Only Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: ((plant_id = ?) AND (begin_date = ?))

and (begin_date >= ? and begin_date <= ?)
--   Limit
--     -> Index Only Scan Backward using holiday__plant_begin_date_id_ix on holiday
--           Index Cond: ((plant_id = ?) AND (begin_date >= ?) AND (begin_date <= ?))

select max(id) from holiday -- group_holiday_type, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using holiday_pkey on holiday
--                   Index Cond: (id IS NOT NULL)

select holiday_type as key0, count(*) from holiday where plant_id = ? group by 1 limit ? -- group_holiday_type, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: holiday_type
--           -> Index Scan using holiday__plant_begin_date_id_ix on holiday
--                 Index Cond: (plant_id = ?)

select substr(begin_date, 1, 7) as key0, count(*) from holiday where plant_id = ? group by 1 limit ? -- group_begin_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(begin_date, 1, 7)
--           -> Index Only Scan using holiday__plant_begin_date_id_ix on holiday
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from holiday
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using holiday__plant_begin_date_id_ix on holiday
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from holiday
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using holiday__plant_begin_date_id_ix on holiday
--                 Index Cond: (plant_id = ?)
