select id from shift_notice where plant_id = ? order by date desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)

select count(*) from shift_notice where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)

order by date asc, id asc
--   Limit
--     -> Index Only Scan using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_notice__plant_uq on shift_notice
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC
--           -> Index Scan using shift_notice__plant_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_notice__plant_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and date = ?
--   Limit
--     -> Index Only Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: ((plant_id = ?) AND (date = ?))

and (date >= ? and date <= ?)
--   Limit
--     -> Index Only Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

and title = ?
--   Limit
--     -> Incremental Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           Presorted Key: date
--           -> Index Scan Backward using shift_notice__date_title_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (title = ?))

and title is null
--   Limit
--     -> Incremental Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           Presorted Key: date
--           -> Index Scan Backward using shift_notice__date_title_uq on shift_notice
--                 Index Cond: ((plant_id = ?) AND (title IS NULL))

and {} in (?, …) -- {}: title
and {} ilike ? escape '\' -- {}: title
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (title ilike ? escape '\' and (title ilike ? escape '\' or squeezed(title) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using shift_notice__plant_date_id_ix on shift_notice
--           Index Cond: (plant_id = ?)

select substr(date, 1, 7) as key0, count(*) from shift_notice where plant_id = ? group by 1 limit ? -- group_date, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: substr(date, 1, 7)
--           -> Index Only Scan using shift_notice__plant_date_id_ix on shift_notice
--                 Index Cond: (plant_id = ?)

select max(id) from shift_notice -- group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using shift_notice_pkey on shift_notice
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_notice
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_notice__plant_date_id_ix on shift_notice
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_notice
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_notice__plant_date_id_ix on shift_notice
--                 Index Cond: (plant_id = ?)
