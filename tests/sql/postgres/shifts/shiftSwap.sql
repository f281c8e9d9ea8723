select id from shift_swap where plant_id = ? order by date desc, id desc limit ?
and {} ilike ? escape '\' -- {}: swap_no
and (swap_no ilike ? escape '\' and (swap_no ilike ? escape '\' or squeezed(swap_no) ilike ? escape '\')) -- keyword, covered
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: (plant_id = ?)

select count(*) from shift_swap where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_swap__plant_to_worker_date_id_ix on shift_swap
--           Index Cond: (plant_id = ?)

order by date asc, id asc
--   Limit
--     -> Index Only Scan using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_swap__plant_uq on shift_swap
--           Index Cond: (plant_id = ?)

order by swap_no asc, id asc
--   Limit
--     -> Index Only Scan using shift_swap__plant_swap_no_id_ix on shift_swap
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC
--           -> Index Scan using shift_swap__plant_uq on shift_swap
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__plant_uq on shift_swap
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and swap_no = ?
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__swap_no_uq on shift_swap
--                 Index Cond: ((plant_id = ?) AND (swap_no = ?))

and swap_no is null
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__plant_swap_no_id_ix on shift_swap
--                 Index Cond: ((plant_id = ?) AND (swap_no IS NULL))

and swap_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Scan using shift_swap__plant_swap_no_id_ix on shift_swap
--                 Index Cond: ((plant_id = ?) AND (swap_no = ANY (ARRAY[?, ?])))

and {} = ? -- {}: from_worker_id, to_worker_id
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_{}_date_id_ix on shift_swap
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: from_worker_id, to_worker_id
--   Limit
--     -> Sort
--           Sort Key: date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using shift_swap__plant_{}_date_id_ix on shift_swap
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, date as at0, id as at1 from shift_swap where (plant_id = ? and {} = ?) order by date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: from_worker_id, to_worker_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using shift_swap__plant_{}_date_id_ix on shift_swap
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and date = ?
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: ((plant_id = ?) AND (date = ?))

and (date >= ? and date <= ?)
--   Limit
--     -> Index Only Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using shift_swap__plant_date_id_swap_no_ix on shift_swap
--           Index Cond: (plant_id = ?)

select from_worker_id as key0, count(*) from shift_swap where plant_id = ? group by 1 limit ? -- group_from_worker_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: from_worker_id
--           -> Index Only Scan using shift_swap__plant_from_worker_date_id_ix on shift_swap
--                 Index Cond: (plant_id = ?)

select substr(date, 1, 7) as key0, count(*) from shift_swap where plant_id = ? group by 1 limit ? -- group_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(date, 1, 7)
--           -> Index Only Scan using shift_swap__plant_to_worker_date_id_ix on shift_swap
--                 Index Cond: (plant_id = ?)

select to_worker_id as key0, count(*) from shift_swap where plant_id = ? group by 1 limit ? -- group_to_worker_id
--   Limit
--     -> GroupAggregate
--           Group Key: to_worker_id
--           -> Index Only Scan using shift_swap__plant_to_worker_date_id_ix on shift_swap
--                 Index Cond: (plant_id = ?)

select max(id) from shift_swap -- group_status, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using shift_swap_pkey on shift_swap
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from shift_swap where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using shift_swap__plant_to_worker_date_id_ix on shift_swap
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_swap
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_swap__plant_to_worker_date_id_ix on shift_swap
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_swap
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_swap__plant_to_worker_date_id_ix on shift_swap
--                 Index Cond: (plant_id = ?)
