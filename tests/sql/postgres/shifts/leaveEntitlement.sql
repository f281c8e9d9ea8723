select id from leave_entitlement where plant_id = ? order by year desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

select count(*) from leave_entitlement where plant_id = ?
--   Aggregate
--     -> Index Only Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: year, account_no, quantity, last_moved_at
--   Limit
--     -> Index Only Scan using leave_entitlement__plant_{}_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using leave_entitlement__plant_uq on leave_entitlement
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: year DESC
--           -> Index Scan using leave_entitlement__plant_uq on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_uq on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and account_no = ?
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__account_no_uq on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (account_no = ?))

and account_no is null
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_account_no_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (account_no IS NULL))

and account_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_account_no_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (account_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: account_no
and {} = ? -- {}: vac_type
and {} in (?, …) -- {}: vac_type
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and account_no ilike ? escape '\' -- keyword
--   Limit
--     -> Index Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: (plant_id = ?)

and worker_id = ?
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (worker_id = ?))

and worker_id is null
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Only Scan using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (worker_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, year as at0, id as at1
    from leave_entitlement
    where (plant_id = ? and worker_id = ?)
    order by year desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using leave_entitlement__plant_worker_year_id_ix on leave_entitlement
--                                   Index Cond: ((plant_id = ?) AND (worker_id = ?))
--                 …

and year = ?
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (year = ?))

and year in (?, …)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Only Scan using leave_entitlement__plant_year_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (year = ANY (ARRAY[?, ?])))

and (year >= ? and year <= ?)
--   Limit
--     -> Index Only Scan Backward using leave_entitlement__plant_year_id_ix on leave_entitlement
--           Index Cond: ((plant_id = ?) AND (year >= ?) AND (year <= ?))

and (last_moved_at >= ? and last_moved_at <= ?)
--   Limit
--     -> Sort
--           Sort Key: year DESC, id DESC
--           -> Index Scan using leave_entitlement__plant_last_moved_at_id_ix on leave_entitlement
--                 Index Cond: ((plant_id = ?) AND (last_moved_at >= ?) AND (last_moved_at <= ?))
