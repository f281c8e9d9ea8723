select id from call_run where plant_id = ? order by began_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using call_run__plant_began_at_id_ix on call_run
--           Index Cond: (plant_id = ?)

select count(*) from call_run where plant_id = ?
--   Aggregate
--     -> Index Only Scan using call_run__plant_state_next_at_id_ix on call_run
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: began_at, run_no
--   Limit
--     -> Index Only Scan using call_run__plant_{}_id_ix on call_run
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using call_run__plant_uq on call_run
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: began_at DESC
--           -> Index Scan using call_run__plant_uq on call_run
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_uq on call_run
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and run_no = ?
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__run_no_uq on call_run
--                 Index Cond: ((plant_id = ?) AND (run_no = ?))

and run_no is null
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_run_no_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (run_no IS NULL))

and run_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_run_no_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (run_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: run_no
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and run_no ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using call_run__plant_began_at_id_ix on call_run
--           Index Cond: (plant_id = ?)

and {} = ? -- {}: ladder_id, report_id, equipment_id
--   Limit
--     -> Index Only Scan Backward using call_run__plant_{}_began_at_id_ix on call_run
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: ladder_id, report_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Only Scan using call_run__plant_{}_began_at_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, began_at as at0, id as at1 from call_run where (plant_id = ? and {} = ?) order by began_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: ladder_id, report_id, equipment_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using call_run__plant_{}_began_at_id_ix on call_run
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and (began_at >= ? and began_at <= ?)
--   Limit
--     -> Index Only Scan Backward using call_run__plant_began_at_id_ix on call_run
--           Index Cond: ((plant_id = ?) AND (began_at >= ?) AND (began_at <= ?))

and state = ?
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (state = ?))

and state in (?, …)
--   Limit
--     -> Sort
--           Sort Key: began_at DESC, id DESC
--           -> Index Scan using call_run__plant_state_next_at_id_ix on call_run
--                 Index Cond: ((plant_id = ?) AND (state = ANY (ARRAY[?, ?])))
